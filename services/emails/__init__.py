"""The emails service."""
