"""/tournament-go-setups: how the games of a tournament of Go are played on the platform."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.online.actions.direct_games import read_setup, set_up, stop_playing_here
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, Caller, Member, anyone, member
from shared.peers import Done


class GoSetup(Arguments):
    """Board, rules and time; handicap stones come from the McMahon scores."""

    size: int = Field(19, ge=5, le=25, examples=[19], description="Lines of the board.")
    ruleset: Literal["JAPANESE", "CHINESE"] = Field(
        "JAPANESE", description="Territory or area counting."
    )
    komi: float = Field(6.5, ge=-200, le=200, multiple_of=0.5, description="White's points.")
    handicap_komi: float = Field(
        0.5, ge=-200, le=200, multiple_of=0.5, description="The same where stones are given."
    )
    standard_handicap: bool = Field(True, description="Handicap on its usual points.")
    byo_type: Literal["JAP", "CAN", "FIS"] = Field(
        "FIS", description="Japanese, Canadian or Fischer time."
    )
    main_time: int = Field(210, ge=0, le=1350, description="Hours; a day of play has 15.")
    byo_time: int = Field(15, ge=0, le=450, description="Hours per period, or added per move.")
    byo_periods: int = Field(0, ge=0, le=200, description="Periods, or stones per period.")
    weekend_clock: bool = Field(True, description="Whether clocks run on weekends (UTC).")
    stops_for_vacation: bool = Field(True, description="Whether vacations stop the clocks.")
    rated: bool = Field(False, description="Whether results change the ratings.")
    shape_id: int = Field(0, ge=0, description="Begin with this shape; 0 for an empty board.")


class GoSetupSeen(BaseModel):
    """How games are played."""

    size: int
    ruleset: str
    komi: float
    handicap_komi: float
    standard_handicap: bool
    byo_type: str
    main_time: int
    byo_time: int
    byo_periods: int
    weekend_clock: bool
    stops_for_vacation: bool
    rated: bool
    shape_id: int


class TournamentGoSetups(Resource):
    @anyone(code=True)
    @answers(200, GoSetupSeen)
    def get(self, caller: Caller, tournament_id: int) -> GoSetupSeen:
        """Read how the games are played on the platform; 404 where they are not."""
        return GoSetupSeen(**read_setup(caller, tournament_id))

    @member(scope=ORGANISE)
    @accepts(GoSetup)
    @answers(200, Done)
    def put(self, caller: Member, tournament_id: int, setup: GoSetup) -> Done:
        """Have the boards of rounds played on the platform, so; for arbiters."""
        set_up(caller, tournament_id, setup.model_dump())
        return Done(msg="Boards are played on the platform")

    @member(scope=ORGANISE)
    @answers(200, Done)
    def delete(self, caller: Member, tournament_id: int) -> Done:
        """Have boards to come played elsewhere; for arbiters."""
        stop_playing_here(caller, tournament_id)
        return Done(msg="Boards to come are played elsewhere")
