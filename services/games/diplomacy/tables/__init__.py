"""Every stored row of Diplomacy games, one file per noun."""
