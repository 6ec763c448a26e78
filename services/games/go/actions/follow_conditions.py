"""Conditional moves: keep what a player prepares, play it when the opponent does as foreseen."""

import dataclasses

from services.games.go.actions import use_turn
from services.games.go.actions.take_turn import Turn, hold_game, position_of
from services.games.go.domain.conditional import (
    PASS,
    RESIGN,
    Node,
    State,
    answer_to,
    as_sgf,
    check_tree,
    text_of,
    tree_of,
)
from services.games.go.domain.rules_broken import InvalidCondition, RuleBroken
from services.games.go.domain.status import RUNNING, Status
from services.games.go.store import conditions, players, seats
from services.games.go.tables.notes import GoCondition
from shared.members import Member


def prepare_answers(who: Member, game_id: int, move_number: int, text: str, private: bool) -> None:
    """Prepare answers while the opponent thinks."""
    with hold_game(who, game_id, move_number) as turn:
        if turn.game.to_move_id == who.player_id:
            raise InvalidCondition("It is your turn: move, and send the conditions along.")
        add_conditions(turn, text, private)


def cancel_conditions(who: Member, game_id: int) -> None:
    with hold_game(who, game_id, allowed=Status) as turn:
        conditions.deactivate(turn.session, game_id, who.player_id)


def add_conditions(turn: Turn, text: str, private: bool) -> None:
    """Check a sequence from the present position and make it the active one."""
    game = turn.game
    if (
        not seats.is_for_two(game)
        or game.status not in (Status.PLAY, Status.PASS)
        or game.moves < game.handicap
    ):
        raise InvalidCondition("Conditional moves are for two players who are playing.")
    opponent = seats.colour_to_move(game)
    tree = tree_of(as_sgf(text, opponent), game.size)
    passes = 1 if game.status == Status.PASS else 0
    check_tree(tree, position_of(turn.session, game), opponent, passes)
    conditions.add(
        turn.session, game.id, turn.player.player_id, text_of(tree, game.size), game.moves, private
    )


def follow_conditions(turn: Turn, move: int, stopped: bool) -> None:
    """After a move, play the other's prepared answer, then answers to that, and so on."""
    game = turn.game
    while game.status in RUNNING and game.status != Status.SCORE:
        active = conditions.active_conditions(turn.session, game.id, game.to_move_id)
        if active is None:
            return
        if stopped:
            active.state = State.OPPONENT_MESSAGE
            return
        answer = answer_to(tree_of(active.ahead, game.size), move)
        if answer is None:
            active.state = State.DEVIATED
            return
        turn = _in_turn(turn)
        if not _play(turn, active, answer):
            return
        move = answer.move
    conditions.deactivate_all(turn.session, game.id)


def _in_turn(turn: Turn) -> Turn:
    """The same moment, with the player to move acting by what he prepared."""
    player = players.player(turn.session, turn.game.to_move_id)
    return dataclasses.replace(
        turn, player=player, colour=seats.colour_to_move(turn.game), is_conditional=True
    )


def _play(turn: Turn, active: GoCondition, answer: Node) -> bool:
    try:
        if answer.move == RESIGN:
            use_turn.resign(turn)
        elif answer.move == PASS:
            use_turn.pass_turn(turn)
        else:
            use_turn.put_stone(turn, answer.move)
    except RuleBroken as broken:
        active.state, active.code = State.ILLEGAL, broken.code
        return False
    active.hits += 1
    active.ahead = text_of(answer.children, turn.game.size)
    active.state = State.ACTIVE if answer.children else State.DONE
    return True
