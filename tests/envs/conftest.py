"""What PettingZoo and OpenSpiel warn of when they are imported is theirs."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401 - so that what is imported later is there
