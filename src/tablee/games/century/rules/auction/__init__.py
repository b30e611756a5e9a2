"""The territory auction, and the technologies bought on quitting it (R19-R33)."""
