"""What stands between strangers and everybody else: connections, budgets, turns, origins."""
