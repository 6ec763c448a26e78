"""Queries about tables of several seats and their games."""
