"""What is stored of leagues: rules, people, games, and every event of every hand.

The tables of the M-League schema are kept under its own names as views (see the migration); an
event is one row of one table, whatever its kind. Identifiers of hands and events are computed from
the game's, so that storing a hand anew gives it the same ones.
"""

from services.tournaments.league.tables import events, facts, games, hands, leagues, people

__all__ = ["events", "facts", "games", "hands", "leagues", "people"]
