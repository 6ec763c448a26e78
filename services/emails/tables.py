"""What the emails service stores."""

from shared.database import Table

__all__ = ["Table"]
