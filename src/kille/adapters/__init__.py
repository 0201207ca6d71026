"""Our games in the interfaces of the research world: OpenSpiel, PettingZoo and Gymnasium.

What a seat sees and how actions are numbered comes from views and unions alone: nothing is written by hand
for a game. Where several seats are awaited at once, the first of them in seat order is asked first.
"""
