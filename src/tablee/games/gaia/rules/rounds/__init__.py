"""The round: income, Gaia phase, actions, clean-up."""
