"""The boards and openings the solver can play."""
