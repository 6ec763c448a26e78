"""HTTP only: one file per noun of the API."""
