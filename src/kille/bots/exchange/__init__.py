"""Bots for One-Card Kille and its family."""
