"""What the games service stores."""

from shared.database import Table

__all__ = ["Table"]
