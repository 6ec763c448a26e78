"""/go-tournament-games: games that tournaments make, and how they stand."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.play_for_tournament import (
    BoardOrder,
    let_game_go,
    make_game,
    state_of,
    states_of,
)
from services.games.go.domain.setup import HandicapType
from services.games.go.resources.settings import ProposedSettings
from shared.arguments import Arguments, accepts, answers
from shared.callers import service
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class WhichTournament(Arguments):
    """Of which tournament."""

    tournament_id: int = Field(
        ge=0, examples=[7], description="The tournament; 0 for a challenge on a ladder."
    )


class PairingWanted(WhichTournament, ProposedSettings):
    """The game of a board; the tournament has decided on colours, handicap and komi."""

    handicap_type: Literal[HandicapType.BLACK] = Field(
        HandicapType.BLACK, description="Handicap and komi are as sent, never computed."
    )
    black: Pseudo
    white: Pseudo
    stops_for_vacation: bool = Field(
        True, description=("Whether vacations, also automatic ones, stop the clocks of this game.")
    )


class GoGameMade(BaseModel):
    """The game of a key, new or not."""

    game_id: int


class BoardGame(BaseModel):
    """How the game of a key stands; a score is positive when White wins."""

    key: str
    game_id: int | None
    gone: bool
    finished: bool
    void: bool
    score: float
    moves: int


class BoardGames(BaseModel):
    """The games of a tournament."""

    games: list[BoardGame]


class GoTournamentGames(Resource):
    @service("tournaments")
    @accepts(WhichTournament)
    @answers(200, BoardGames)
    def get(self, which: WhichTournament) -> BoardGames:
        """See how the games of a tournament stand."""
        found = states_of(which.tournament_id)
        return BoardGames.model_validate({"games": found}, from_attributes=True)


class GoTournamentGameByKey(Resource):
    @service("tournaments")
    @answers(200, BoardGame)
    def get(self, key: str) -> BoardGame:
        """See how the game of a key stands."""
        return BoardGame.model_validate(state_of(key), from_attributes=True)

    @service("tournaments")
    @accepts(PairingWanted)
    @answers(200, GoGameMade)
    def put(self, key: str, wanted: PairingWanted) -> GoGameMade:
        """Start the game of a key; asked again, it is the one there is."""
        settings, snapshot = wanted.proposal(None)
        order = BoardOrder(
            key,
            wanted.tournament_id,
            member_called(wanted.black),
            member_called(wanted.white),
            settings,
            wanted.stops_for_vacation,
            wanted.shape_id,
            snapshot,
        )
        return GoGameMade(game_id=make_game(order))

    @service("tournaments")
    @accepts(WhichTournament)
    @answers(200, Done)
    def delete(self, key: str, which: WhichTournament) -> Done:
        """Take the game of a key out of its tournament: it goes on by the ordinary rules."""
        let_game_go(key, which.tournament_id)
        return Done(msg="Ok game detached")
