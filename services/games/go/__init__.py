"""Correspondence Go."""
