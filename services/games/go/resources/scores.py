"""/go-scores, /go-proposals: count a game, mark what is dead, agree."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.end_without_result import ask_for_no_result
from services.games.go.actions.judge_clocks import judged_game
from services.games.go.actions.score_game import score_game
from services.games.go.actions.take_turn import replay_of
from services.games.go.domain.board import Colour
from services.games.go.domain.counting import Toggle, count, marks_after
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.points import points_of, sgf_of, sgf_points
from services.games.go.domain.results import robot_text
from services.games.go.domain.score_proposal import Judgement, score_proposal
from services.games.go.domain.status import GameFlag, Status
from services.games.go.refusals import (
    refusing_broken_rules,
)
from services.games.go.resources.settings import Message, MoveNumber
from services.games.go.resources.views import GameView, game_after
from services.games.go.store import games
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Claims, Member, account, member
from shared.database import reading


class Toggled(Arguments):
    """Which points to toggle."""

    points: str = Field("", max_length=4000, examples=["bb,hb"], description="Points to toggle.")
    toggle: Toggle = Field(
        Toggle.UNIQUE,
        description=(
            "uniq: with all they reach, what two of them reach counts once; all: one after the "
            "other; exact: these points and no others."
        ),
    )


class ScoreAsked(Toggled):
    """Which points to toggle before counting, only to see what comes out."""

    click: str = Field(
        "",
        max_length=4,
        examples=["bb"],
        description="A point clicked after that: its group and companions, or its empty region.",
    )


class ScoreStep(Toggled):
    """A step of scoring: points to toggle, or nothing to agree."""

    move_number: MoveNumber
    agree: bool = Field(False, description="Say so when you agree with all marks.")
    message: Message = ""


class NoResultAsked(Arguments):
    """What one has seen of the game."""

    move_number: MoveNumber


class ScoreView(BaseModel):
    """The count of a position; points are written as in SGF."""

    ruleset: str
    score: str
    points: float
    marked: list[str]
    dame: list[str]
    neutral: list[str]
    black_stones: int
    black_dead: int
    black_territory: list[str]
    white_stones: int
    white_dead: int
    white_territory: list[str]
    black_prisoners: int
    white_prisoners: int
    black_total: float
    white_total: float


class GroupView(BaseModel):
    """What looks true of one group, and how sure that is: from 0, a guess, to 1."""

    colour: str
    points: list[str]
    judgement: Judgement
    certainty: float


class ProposalView(BaseModel):
    """What looks dead, neutral or not yet closed, with a reason for every point judged."""

    points: list[str]
    dead: list[str]
    neutral: list[str]
    open: list[str]
    groups: list[GroupView]
    reasons: dict[str, str]


class GoScores(Resource):
    @account
    @accepts(ScoreAsked)
    @answers(200, ScoreView)
    def get(self, _caller: Claims, game_id: int, asked: ScoreAsked) -> ScoreView:
        """Count the game as it is marked, or as it would be with some points toggled."""
        with refusing_broken_rules(), judged_game(game_id) as (session, game):
            now = replay_of(session, game)
            board = now.position.board
            marked = marks_after(
                board, now.marked, points_of(asked.points, game.size), asked.toggle
            )
            marked = marks_after(board, marked, points_of(asked.click, game.size))
        counted = count(board, marked)
        prisoners = now.position.prisoners
        totals = counted.totals(Ruleset(game.ruleset), game.komi, game.handicap, prisoners)
        points = totals.white - totals.black
        is_void = bool(game.flags & GameFlag.NO_RESULT)
        score = game.score if game.status == Status.FINISHED else points
        return ScoreView(
            ruleset=game.ruleset,
            score=robot_text(score, is_void),
            points=points,
            marked=sgf_points(marked, game.size),
            dame=sgf_points(counted.dame, game.size),
            neutral=sgf_points(counted.neutral, game.size),
            black_stones=counted.black_stones,
            black_dead=counted.black_dead,
            black_territory=sgf_points(counted.black_territory, game.size),
            white_stones=counted.white_stones,
            white_dead=counted.white_dead,
            white_territory=sgf_points(counted.white_territory, game.size),
            black_prisoners=prisoners[Colour.BLACK],
            white_prisoners=prisoners[Colour.WHITE],
            black_total=totals.black,
            white_total=totals.white,
        )

    @member(scope=PLAY)
    @accepts(ScoreStep)
    @answers(201, GameView)
    def post(self, caller: Member, game_id: int, step: ScoreStep) -> GameView:
        """Mark dead stones and neutral points, or agree, which ends the game."""
        return game_after(
            score_game(
                caller,
                game_id,
                step.move_number,
                step.points,
                step.agree,
                step.toggle,
                step.message,
            )
        )


class GoNoResults(Resource):
    @member(scope=PLAY)
    @accepts(NoResultAsked)
    @answers(201, GameView)
    def post(self, caller: Member, game_id: int, sent: NoResultAsked) -> GameView:
        """Propose to end a game whose position came back without a result, or agree to it."""
        return game_after(ask_for_no_result(caller, game_id, sent.move_number))


class GoProposals(Resource):
    @account
    @answers(200, ProposalView)
    def get(self, _caller: Claims, game_id: int) -> ProposalView:
        """Propose what is dead or in seki, and say why; nothing is marked by asking."""
        with reading() as session:
            game = games.game(session, game_id)
            board = replay_of(session, game).position.board
        found = score_proposal(board)
        return ProposalView(
            points=sgf_points(found.dead | found.neutral, game.size),
            dead=sgf_points(found.dead, game.size),
            neutral=sgf_points(found.neutral, game.size),
            open=sgf_points(found.open, game.size),
            groups=[
                GroupView(
                    colour=group.colour.letter,
                    points=sgf_points(group.points, game.size),
                    judgement=group.judgement,
                    certainty=group.certainty,
                )
                for group in found.groups
            ],
            reasons={sgf_of(point, game.size): why for point, why in found.reasons.items()},
        )
