"""What is done in a league."""
