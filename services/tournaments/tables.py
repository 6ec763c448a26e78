"""What the tournaments service stores."""

from shared.database import Table

__all__ = ["Table"]
