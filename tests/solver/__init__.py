"""Tests of the solver: its rules, its data and its engine."""
