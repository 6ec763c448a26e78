"""A step of the scheduler."""

from shared.schedule import Step

__all__ = ["Step"]
