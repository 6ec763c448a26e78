"""The games service."""
