"""/abuse-reports: a member reports a name."""

from typing import Literal

from pydantic import Field

from services.players import store
from services.players.resources.parameters import KnownPseudo
from shared.abuse.resources import AbuseReportList, Reason
from shared.abuse.tables import FoundText, add_report
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Claims, account
from shared.database import reading_rows, writing
from shared.peers import Done


class ReportedName(Arguments):
    """A name that offends, and why."""

    kind: Literal["pseudo"] = Field("pseudo", examples=["pseudo"], description="pseudo")
    subject: KnownPseudo
    reason: str = Reason


class AbuseReports(AbuseReportList):
    @account(scope=PLAY)
    @accepts(ReportedName)
    @answers(201, Done)
    def post(self, caller: Claims, reported: ReportedName) -> Done:
        """Report a member's name to the administrators."""
        with reading_rows() as rows:
            author = store.identity(rows, reported.subject)
            reporter = store.identity_of_account(rows, caller.user_id)
        found = FoundText(str(author.player_id), author.pseudo, author.player_id)
        with writing() as session:
            add_report(
                session,
                reported.kind,
                found,
                reporter.player_id,
                reporter.pseudo,
                reported.reason,
            )
        return Done(msg="Ok reported")
