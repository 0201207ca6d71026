"""Any game in the terminal, from the protocol alone; and the little that some games show beside it."""
