"""One-Card Kille in the terminal: a card drawn large, and what is asked about it."""
