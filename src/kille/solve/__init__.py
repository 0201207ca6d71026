"""Solve one deal of Byteskille: what a seat should do that remembers all it saw, and what that is worth."""
