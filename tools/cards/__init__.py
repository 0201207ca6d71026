"""Draws the pack: the 21 faces and the back, as SVG. Public domain (CC0 1.0), like what it draws."""
