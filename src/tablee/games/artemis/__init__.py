"""The Artemis Project: five dice a round to settle Europa, a moon that freezes whoever is exposed."""
