"""/event-files and /event-imports: a whole event as a file."""

from typing import Any

from flask import Response, request
from flask_restful import Resource
from pydantic import BaseModel, Field, ValidationError

from services.tournaments.entries.resources.tournaments import NewTournament
from services.tournaments.exchange.actions.move_event import event_file, import_event, read_event
from services.tournaments.hall.resources.events import NewEvent
from services.tournaments.hall.resources.parameters import UniqueId, conditional
from services.tournaments.rounds.resources.prizes import PrizesGiven
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.errors import BadRequest

LARGEST_EVENT = 32 << 20


class WhichData(Arguments):
    """With how much of the players."""

    personal: bool = Field(
        False, description="With birthdays, addresses, telephones and money; arbiters only."
    )


class EventText(BaseModel):
    """The file as text; asked for with Accept: text/plain it comes bare."""

    content: str


class SentEvent(Arguments):
    """The file of an event, and how the new event is called in addresses."""

    uniq_id: UniqueId
    content: str = Field(
        max_length=LARGEST_EVENT,
        examples=['{"format": "entente-event", "event": {}, "tournaments": []}'],
        description="The file as text.",
    )


class EventMade(BaseModel):
    """The event made from a file."""

    uniq_id: str
    tournaments: int


class EventFiles(Resource):
    @anyone(code=True)
    @accepts(WhichData)
    @answers(200, EventText, conditional=True)
    def get(self, caller: Caller, uniq_id: str, which: WhichData) -> EventText | Response:
        """Read a whole event as a file."""
        content = event_file(caller, uniq_id, personal=which.personal)
        if request.accept_mimetypes.best_match(["application/json", "text/plain"]) == "text/plain":
            return conditional(content, "application/json")
        return EventText(content=content)


class EventImports(Resource):
    body_limit_bytes = LARGEST_EVENT

    @member(scope=ORGANISE, confirmed=True)
    @accepts(SentEvent)
    @answers(201, EventMade)
    def post(self, caller: Member, sent: SentEvent) -> EventMade:
        """Make an event from a file; who sends it is its organiser."""
        file = read_event(sent.content)
        event = _checked(NewEvent, {**file.given, "uniq_id": sent.uniq_id}, "the event")
        parts = [
            (
                _checked(NewTournament, each.given, "a tournament"),
                each.content,
                _checked(PrizesGiven, {"groups": each.prizes}, "prizes")["groups"],
            )
            for each in file.tournaments
        ]
        import_event(caller, event, parts)
        return EventMade(uniq_id=sent.uniq_id, tournaments=len(parts))


def _checked(model: type[Arguments], given: dict[str, Any], of: str) -> dict[str, Any]:
    """As if it had been sent; the first thing that is wrong says so."""
    try:
        return model.model_validate(given).model_dump()
    except ValidationError as wrong:
        first = wrong.errors()[0]
        where = ".".join(str(each) for each in first["loc"])
        raise BadRequest(f"The file describes {of} wrongly: {where}: {first['msg']}") from None
