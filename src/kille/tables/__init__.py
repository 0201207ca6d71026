"""What happens at a table, whatever the game: its log, the fold of the log, clocks, and what each seat hears."""
