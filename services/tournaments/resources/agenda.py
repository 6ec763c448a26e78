"""/agenda-items: what waits for a member in tournaments, one source for each kind."""

from flask_restful import Resource
from pydantic import Field

from services.tournaments.league.actions.list_agenda import league_games
from services.tournaments.rounds.actions.list_agenda import boards_to_play, check_ins
from shared.agenda import AgendaItems, Source, items_of
from shared.arguments import Arguments, accepts, answers
from shared.callers import service
from shared.languages import USUAL_LANGUAGE, Language

SOURCES: tuple[Source, ...] = (boards_to_play, check_ins, league_games)


class InLanguage(Arguments):
    """In which language."""

    lang: Language = Field(USUAL_LANGUAGE, examples=["en"], description="The language of texts.")


class PlayerAgenda(Resource):
    @service("players")
    @accepts(InLanguage)
    @answers(200, AgendaItems)
    def get(self, player_id: int, wanted: InLanguage) -> AgendaItems:
        """List what waits for a player here."""
        return items_of(SOURCES, player_id, wanted.lang)
