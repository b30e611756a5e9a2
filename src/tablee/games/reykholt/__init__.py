"""Reykholt: vegetables from Icelandic greenhouses for tables full of tourists."""
