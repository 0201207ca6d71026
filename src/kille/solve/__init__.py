"""Solve one deal of Byteskille, and the end of Krypkille for two: what to do, and what that is worth."""
