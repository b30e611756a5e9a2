"""Lanterns: a game small enough to read at a glance that uses everything the contract offers.

Each round every seat is dealt a secret lantern (1 to 6) from a bag and all at once decide to keep
it or to draw another one. Then, in turn, each seat shows its lantern or hides it. The brightest
lantern shown scores its light; a hidden one scores 1. Used lanterns go back to the bag.
"""
