"""A match in the terminal against bots."""
