"""What happens at a table, whatever the game: its log and fold, its clock, and what each seat hears."""
