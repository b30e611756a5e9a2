"""The routes: REST endpoints, a file for each concern, the socket and the pages."""
