"""What travels over REST: bodies sent and answered. docs/protocol.md is the contract."""
