"""The wire format: messages of the socket, bodies of REST, errors of both."""
