"""Building on the map: mines, Gaia projects, upgrades, the Lost Planet."""
