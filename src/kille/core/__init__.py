"""What any card game is: seats, hidden cards, rules, chance, records. Imports no game, no pack, no server."""
