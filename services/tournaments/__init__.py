"""The tournaments service."""
