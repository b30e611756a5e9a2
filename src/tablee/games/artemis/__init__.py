"""The Artemis Project: five dice a round to settle a frozen moon of Jupiter."""
