"""The players service."""
