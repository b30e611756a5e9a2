"""Observations: what a seat knows, as an array of fixed length; nothing that it may not know."""

from tablee.envs.observations.layout import Column
from tablee.envs.observations.observer import KINDS, Observer, observer

__all__ = ["KINDS", "Column", "Observer", "observer"]
