"""/tournament-group-standings and /tournament-board-standings: clubs, teams and boards ranked."""

from typing import Literal

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.rounds.actions.compute_standings import (
    ComputedStanding,
    Question,
    standing_of,
)
from services.tournaments.rules.fraction_texts import fraction_text
from services.tournaments.rules.group_standings import best_at_boards, best_of_groups
from shared.arguments import Arguments, accepts, answers
from shared.callers import Caller, anyone


class WhichRound(Arguments):
    """After which round."""

    round: int | None = Field(None, ge=0, le=200, description="After it; else the last closed.")


class WhichGroups(WhichRound):
    """Whose points are added up."""

    by: Literal["club", "federation", "category", "team"] = Field(
        "club", description="What the players of a group share."
    )
    best: int = Field(
        4, ge=1, le=50, description="So many players count; smaller groups are not ranked."
    )


class PlayerCounted(BaseModel):
    """A player whose points count for his group."""

    registration_id: int | None
    name: str
    points: str


class GroupRanked(BaseModel):
    """A group with the points of its best players."""

    rank: int
    name: str
    points: str
    players: list[PlayerCounted]


class GroupStanding(BaseModel):
    """Groups from first to last."""

    round: int
    groups: list[GroupRanked]


class BoardRanked(BaseModel):
    """What a player won at a board of the matches."""

    rank: int
    board: int
    registration_id: int | None
    name: str
    points: str
    games: int


class BoardStanding(BaseModel):
    """Board after board, the players from first to last."""

    round: int
    lines: list[BoardRanked]


def _player(computed: ComputedStanding, number: int) -> dict[str, object]:
    name = computed.competition.entrant(number).name
    return {"registration_id": computed.registration_of.get(number), "name": name}


class TournamentGroupStandings(Resource):
    @anyone(code=True)
    @accepts(WhichGroups)
    @answers(200, GroupStanding, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichGroups) -> GroupStanding:
        """Rank clubs, federations, categories or teams by the points of their best players."""
        computed = standing_of(caller, tournament_id, Question(which.round))
        scores = computed.competition.scores()
        groups = [
            GroupRanked(
                rank=line.rank,
                name=line.name,
                points=fraction_text(line.points),
                players=[
                    PlayerCounted.model_validate(
                        {**_player(computed, each), "points": fraction_text(scores[each])}
                    )
                    for each in line.players
                ],
            )
            for line in best_of_groups(computed.competition, which.by, which.best)
        ]
        return GroupStanding(round=computed.standing.round, groups=groups)


class TournamentBoardStandings(Resource):
    @anyone(code=True)
    @accepts(WhichRound)
    @answers(200, BoardStanding, conditional=True)
    def get(self, caller: Caller, tournament_id: int, which: WhichRound) -> BoardStanding:
        """Rank the players of each board of the matches of teams."""
        computed = standing_of(caller, tournament_id, Question(which.round))
        lines = [
            BoardRanked.model_validate(
                {
                    "rank": line.rank,
                    "board": line.board,
                    "points": fraction_text(line.points),
                    "games": line.games,
                    **_player(computed, line.number),
                }
            )
            for line in (best_at_boards(computed.competition) if computed.competition.teams else ())
        ]
        return BoardStanding(round=computed.standing.round, lines=lines)
