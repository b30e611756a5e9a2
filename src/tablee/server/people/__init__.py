"""Guests, accounts and sessions; names; results and ratings."""
