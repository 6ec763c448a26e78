"""The team league: seasons, games, hands, events and what follows from them."""
