"""Service cards: when they act, how often, and who may use them (R59-R80)."""
