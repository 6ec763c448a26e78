"""The words of the pages, a catalog per language."""
