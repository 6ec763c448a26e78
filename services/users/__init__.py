"""The users service."""
