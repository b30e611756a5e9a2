"""Work time: workers are placed and their spaces resolved (R14-R26)."""
