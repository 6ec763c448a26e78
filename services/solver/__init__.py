"""The solver service."""
