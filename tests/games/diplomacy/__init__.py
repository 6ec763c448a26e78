"""Tests of Diplomacy games."""
