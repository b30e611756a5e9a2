"""How things are drawn: colours by day and by night, lines that scroll, sentences that wrap."""
