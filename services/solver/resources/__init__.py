"""The solver over HTTP."""
