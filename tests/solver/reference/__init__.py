"""A second opinion: a slow and plain adjudicator, written from the rules for the tests alone."""

from .phases import adjudicate, refuses

__all__ = ["adjudicate", "refuses"]
