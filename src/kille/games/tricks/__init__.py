"""The trick games of the pack, each a file of its own over the same few steps."""
