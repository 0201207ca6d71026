"""Play and study the games of the old Swedish Kille pack."""
