"""Tests of games that run themselves."""
