"""Every query of Diplomacy games, one file per noun."""
