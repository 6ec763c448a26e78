"""Every query of the league, named after what it finds or does."""
