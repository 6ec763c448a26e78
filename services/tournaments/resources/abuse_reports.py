"""/abuse-reports: a member reports the name of an event, a tournament, a player, a league."""

from pydantic import Field

from services.tournaments.actions.find_reported import NamedThing, find_reported
from shared.abuse.resources import AbuseReportList, Reason
from shared.abuse.tables import add_report
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import reading, writing
from shared.peers import Done


class ReportedName(Arguments):
    """Which name offends, and why."""

    kind: NamedThing = Field(
        examples=["event"],
        description="event, tournament, team or registration (a player's name in a tournament); "
        "league, league-team or league-player.",
    )
    subject: str = Field(
        min_length=1,
        max_length=100,
        examples=["harbour-open"],
        description="Whose name: the uniq_id of an event, the numbers of tournament and team "
        "as in 7/2, the number of anything else.",
    )
    reason: str = Reason


class AbuseReports(AbuseReportList):
    @member(scope=PLAY)
    @accepts(ReportedName)
    @answers(201, Done)
    def post(self, caller: Member, reported: ReportedName) -> Done:
        """Report a name that one can see to the administrators."""
        with reading() as session:
            found = find_reported(session, reported.kind, reported.subject, caller)
        with writing() as session:
            add_report(
                session, reported.kind, found, caller.player_id, caller.pseudo, reported.reason
            )
        return Done(msg="Ok reported")
