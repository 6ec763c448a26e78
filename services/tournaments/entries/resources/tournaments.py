"""/event-tournaments and /tournaments: the tournaments of an event."""

import json
from datetime import datetime
from typing import Annotated, Any, Literal

from flask_restful import Resource
from pydantic import AliasChoices, BaseModel, Field

from services.tournaments.entries.actions.manage_tournament import (
    change_tournament,
    create_tournament,
    delete_tournament,
    visible_tournament,
    visible_tournaments,
)
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall.resources.parameters import Name, Seconds, UniqueId
from services.tournaments.rules.statuses import TournamentStatus
from services.tournaments.rules.systems import SYSTEMS
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.peers import Done

Day = Annotated[str, Field(pattern=r"^(\d{4}-\d{2}-\d{2})?$")]
System = Literal[SYSTEMS]  # type: ignore[valid-type]


def _as_in_papi_web(name: str) -> AliasChoices:
    """The description of Papi-web's tables spells it `handical`."""
    return AliasChoices(
        f"time_control_handicap_penalty_{name}", f"time_control_handical_penalty_{name}"
    )


class TournamentChanges(Arguments):
    """What an arbiter may change; what is left out stays."""

    name: Name | None = None
    path: str | None = Field(None, max_length=200, description="Folder of the imported file.")
    filename: str | None = Field(None, max_length=100, description="Name of the imported file.")
    ffe_id: int | None = Field(None, ge=1, description="Number at the federation.")
    ffe_password: str | None = Field(
        None, pattern="^[A-Z]{10}$", description="Ten capitals; shown masked, to arbiters."
    )
    time_control_initial_time: Seconds | None = None
    time_control_increment: Seconds | None = None
    time_control_handicap_penalty_step: int | None = Field(
        None,
        ge=1,
        le=3000,
        description="Rating points that make one slice.",
        validation_alias=_as_in_papi_web("step"),
    )
    time_control_handicap_penalty_value: Seconds | None = Field(
        None, validation_alias=_as_in_papi_web("value")
    )
    time_control_handicap_min_time: Seconds | None = None
    chessevent_id: int | None = Field(None, ge=1, description="The connection it comes from.")
    chessevent_tournament_name: str | None = Field(
        None, max_length=100, description="Its name on the registration platform."
    )
    record_illegal_moves: int | None = Field(
        None, ge=0, le=9, description="Cards per player and round; left out: the event's number."
    )
    system: System = Field("swiss", description="How it is paired.", examples=["swiss"])
    planned_rounds: int = Field(7, ge=1, le=200, description="How many rounds.")
    settings: JsonText[dict[str, Any]] = Field({}, description="Settings of the system.")
    tie_breaks: JsonText[list[str]] = Field(
        [],
        max_length=20,
        examples=[["PTS", "BH/C1", "BH"]],
        description="Names of FIDE C.07, points first, or MMS, SOSM …; empty: the usual ones.",
    )
    unrated_rating: int | None = Field(
        None, ge=1, le=3000, description="Rating lent to players without one, for tie-breaks."
    )
    initial_colour: Literal["w", "b"] = Field("w", description="Colour of the first seed.")
    acceleration: str = Field(
        "", max_length=20, description="baku, haley, haley_soft, sad or nicois; empty: none."
    )
    acceleration_limits: JsonText[list[int]] = Field(
        [], max_length=2, description="Lowest ratings of the upper groups."
    )
    status: TournamentStatus = Field(
        TournamentStatus.PLANNED,
        description="Publishing makes it running, closing the last round finished.",
    )
    city: str = Field("", max_length=60, description="Where it is played, for reports.")
    federation: str = Field("", pattern="^([A-Z]{3})?$", description="Of the organisers: FRA.")
    chief_arbiter: str = Field("", max_length=100, description="For reports.")
    deputy_arbiters: JsonText[list[str]] = Field(
        [], max_length=20, description="For reports.", examples=[["Durand, Anne"]]
    )
    rate_of_play: str = Field(
        "", max_length=60, description="For reports; empty: told from the time control."
    )
    report_type: str = Field(
        "", max_length=60, description="Kind of tournament in reports; empty: from the system."
    )
    first_day: Day = Field("", description="Empty: that of the event.")
    last_day: Day = Field("", description="Empty: that of the event.")
    capacity: int | None = Field(None, ge=2, le=5000, description="More wait for a place.")
    registration_open: bool = Field(False, description="Whether members may register.")
    confirmation: bool = Field(
        False, description="Whether the two players of a board may enter its result together."
    )


class NewTournament(TournamentChanges):
    """A tournament to be added to an event."""

    uniq_id: UniqueId
    name: Name = Field(examples=["Main tournament"])


class TournamentSeen(BaseModel):
    """A tournament with everything but its secrets."""

    id: int
    event: str
    uniq_id: str
    name: str
    path: str | None
    filename: str | None
    ffe_id: int | None
    ffe_password: str | None
    time_control_initial_time: int | None
    time_control_increment: int | None
    time_control_handicap_penalty_step: int | None
    time_control_handicap_penalty_value: int | None
    time_control_handicap_min_time: int | None
    chessevent_id: int | None
    chessevent_tournament_name: str | None
    record_illegal_moves: int | None
    last_update: datetime
    last_illegal_move_update: datetime | None
    last_result_update: datetime | None
    last_check_in_update: datetime | None
    last_ffe_upload: datetime | None
    last_chessevent_download_md5: str | None
    system: str
    planned_rounds: int
    settings: dict[str, Any]
    tie_breaks: list[str]
    unrated_rating: int | None
    initial_colour: str
    acceleration: str
    acceleration_limits: list[int]
    status: TournamentStatus
    city: str
    federation: str
    chief_arbiter: str
    deputy_arbiters: list[str]
    rate_of_play: str
    report_type: str
    first_day: str
    last_day: str
    capacity: int | None
    registration_open: bool
    check_in_open: bool
    confirmation: bool
    version: int


class TournamentList(BaseModel):
    """The tournaments of an event."""

    tournaments: list[TournamentSeen]


def tournament_as_json(
    tournament: Tournament, event_uniq_id: str, *, by_arbiter: bool = True
) -> TournamentSeen:
    shown = {
        name: getattr(tournament, name)
        for name in TournamentSeen.model_fields
        if hasattr(tournament, name)
    }
    secret = tournament.ffe_password if by_arbiter else None
    limits = tournament.acceleration_limits
    return TournamentSeen(
        **shown
        | {
            "event": event_uniq_id,
            "ffe_password": secret and f"{secret[:4]}******",
            "settings": json.loads(tournament.settings),
            "tie_breaks": [name for name in tournament.tie_breaks.split(",") if name],
            "deputy_arbiters": [name for name in tournament.deputy_arbiters.split("; ") if name],
            "acceleration_limits": [int(each) for each in limits.split(",") if each],
        }
    )


class EventTournaments(Resource):
    @anyone(code=True)
    @answers(200, TournamentList, conditional=True)
    def get(self, caller: Caller, uniq_id: str) -> TournamentList:
        """List the tournaments of an event."""
        found = visible_tournaments(caller, uniq_id)
        return TournamentList(
            tournaments=[
                tournament_as_json(each.tournament, uniq_id, by_arbiter=each.by_arbiter)
                for each in found
            ]
        )

    @member(scope=ORGANISE)
    @accepts(NewTournament)
    @answers(201, TournamentSeen)
    def post(self, caller: Member, uniq_id: str, new: NewTournament) -> TournamentSeen:
        """Add a tournament to an event."""
        return tournament_as_json(create_tournament(caller, uniq_id, new.model_dump()), uniq_id)


class TournamentOne(Resource):
    @anyone(code=True)
    @answers(200, TournamentSeen, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> TournamentSeen:
        """Read a tournament."""
        seen = visible_tournament(caller, tournament_id)
        return tournament_as_json(seen.tournament, seen.event.uniq_id, by_arbiter=seen.by_arbiter)

    @member(scope=ORGANISE)
    @accepts(TournamentChanges)
    @answers(200, TournamentSeen)
    def put(self, caller: Member, tournament_id: int, changes: TournamentChanges) -> TournamentSeen:
        """Change a tournament."""
        given = changes.model_dump(exclude_unset=True)
        if given.get("name", "") is None:
            del given["name"]
        tournament = change_tournament(caller, tournament_id, given)
        return tournament_as_json(
            tournament, visible_tournament(caller, tournament_id).event.uniq_id
        )

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, tournament_id: int) -> Done:
        """Delete a tournament with its rounds and results."""
        delete_tournament(caller, tournament_id)
        return Done(msg="The tournament was deleted")
