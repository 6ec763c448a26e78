"""/go-conditions: answers prepared for what the opponent may play."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions.follow_conditions import cancel_conditions, prepare_answers
from services.games.go.domain.status import Status
from services.games.go.resources.settings import MoveNumber
from services.games.go.store import conditions, games
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import reading
from shared.peers import Done


class Conditions(Arguments):
    """Answers to what the opponent may play."""

    move_number: MoveNumber
    text: str = Field(
        min_length=1,
        max_length=2048,
        examples=["r14 n16 q3 q4"],
        description=(
            "Begins with the opponent's move: a list, or a tree like (;B[dd];W[pp])(;B[dp];W[dd])."
        ),
    )
    private: bool = Field(False, description="Keep it to yourself after the end.")


class ConditionView(BaseModel, from_attributes=True):
    """A sequence, what is still ahead of it, and how often it answered."""

    player_id: int
    text: str
    ahead: str
    state: str
    code: str
    private: bool
    start_move: int
    hits: int


class ConditionList(BaseModel):
    """One's sequences; after the end also the opponent's public ones."""

    conditions: list[ConditionView]


class GoConditions(Resource):
    @member
    @answers(200, ConditionList)
    def get(self, caller: Member, game_id: int) -> ConditionList:
        """Read one's conditional moves, and what became of them."""
        with reading() as session:
            game = games.game(session, game_id)
            rows = conditions.visible_conditions(
                session, game_id, caller.player_id, game.status == Status.FINISHED
            )
        return ConditionList(conditions=[ConditionView.model_validate(row) for row in rows])

    @member(scope=PLAY)
    @accepts(Conditions)
    @answers(201, Done)
    def put(self, caller: Member, game_id: int, sent: Conditions) -> Done:
        """Prepare answers while the opponent thinks; they replace what was prepared before."""
        prepare_answers(caller, game_id, sent.move_number, sent.text, sent.private)
        return Done(msg="Ok conditional moves kept")

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int) -> Done:
        """Take back one's conditional moves."""
        cancel_conditions(caller, game_id)
        return Done(msg="Ok conditional moves taken back")
