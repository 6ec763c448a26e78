"""/abuse-reports: a member reports a text of Diplomacy or Go, or the name of a game."""

from enum import StrEnum

from pydantic import Field

from services.games.diplomacy.actions.find_reported import Reported, find_reported
from services.games.go.actions.find_reported import GoText, ReportedInGo, find_reported_in_go
from shared.abuse.resources import AbuseReportList, Reason
from shared.abuse.tables import FoundText, add_report
from shared.arguments import LARGEST_INTEGER, accepts, answers
from shared.callers import PLAY, Member, Presented, member
from shared.database import Session, reading, writing
from shared.peers import Done


class Kind(StrEnum):
    MESSAGE, DECLARATION, GAME = "message", "declaration", "game"
    GO_MESSAGE, GO_COMMENT = GoText.MESSAGE.value, GoText.COMMENT.value
    GO_OFFER, GO_SHAPE = GoText.OFFER.value, GoText.SHAPE.value


def _number(description: str, example: int = 0):
    return Field(0, ge=0, le=LARGEST_INTEGER, examples=[example], description=description)


class ReportedText(Presented):
    """Which text offends, and why.

    A message or declaration of Diplomacy is found by its author and its time; a message, an offer
    or a shape of Go by its number; a comment of Go by its game, its move and its author."""

    kind: Kind = Field(
        examples=["message"],
        description="message, declaration or game (its name); "
        "go-message, go-comment, go-offer or go-shape.",
    )
    game_id: int = _number("The game's number; not for messages, offers and shapes of Go.", 3)
    author_role: int = _number("Who wrote it, in Diplomacy; not for a game.", 2)
    time_stamp: int = _number("When, in Diplomacy; not for a game.")
    number: int = _number("Of a message, offer or shape of Go; of a comment, that of the move.")
    author_id: int = _number("Who wrote a comment of Go.")
    reason: str = Reason


class AbuseReports(AbuseReportList):
    @member(scope=PLAY)
    @accepts(ReportedText)
    @answers(201, Done)
    def post(self, caller: Member, reported: ReportedText) -> Done:
        """Report a text that one can read to the administrators."""
        with reading() as session:
            found = _found(session, reported, caller.player_id)
        with writing() as session:
            add_report(
                session, reported.kind, found, caller.player_id, caller.pseudo, reported.reason
            )
        return Done(msg="Ok reported")


def _found(session: Session, reported: ReportedText, player_id: int) -> FoundText:
    if reported.kind in set(GoText):
        in_go = ReportedInGo(
            GoText(reported.kind), reported.game_id, reported.number, reported.author_id
        )
        return find_reported_in_go(session, in_go, player_id)
    wanted = Reported(reported.kind, reported.game_id, reported.author_role, reported.time_stamp)
    return find_reported(session, wanted, player_id)
