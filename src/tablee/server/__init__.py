"""The web server: accounts, tables, live play. Imports every room but the command line."""
