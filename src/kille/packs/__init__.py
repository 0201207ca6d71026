"""The packs: one enumeration of cards and one count of copies each."""
