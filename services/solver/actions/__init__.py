"""What the solver does in several steps."""
