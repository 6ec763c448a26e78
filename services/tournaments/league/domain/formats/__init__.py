"""Logs of games in the forms other programs write, read into events, and written from them."""
