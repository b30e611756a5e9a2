"""The door for browsers: accounts, tables, live play. Knows every room but the other doors."""
