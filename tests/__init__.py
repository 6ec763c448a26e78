"""Tests of the whole project, laid out as the code is."""
