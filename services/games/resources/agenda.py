"""/agenda-items: what waits for a member in games, one source for each kind."""

from flask_restful import Resource
from pydantic import Field

from services.games.diplomacy.actions.list_agenda import diplomacy_items
from services.games.go.actions.list_agenda import go_items
from shared.agenda import AgendaItems, Source, items_of
from shared.arguments import Arguments, accepts, answers
from shared.callers import service
from shared.languages import USUAL_LANGUAGE, Language

SOURCES: tuple[Source, ...] = (diplomacy_items, go_items)


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
