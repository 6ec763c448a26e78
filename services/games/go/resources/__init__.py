"""HTTP only: one file per noun."""
