"""Action 4: form a federation, and the search for all that can be formed."""
