"""Bots for One-Card Kille and its family."""

from kille.bots.exchange.cautious import cautious
from kille.bots.exchange.odds import odds

__all__ = ["cautious", "odds"]
