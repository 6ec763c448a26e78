"""The six services."""
