"""A step of scoring: mark what is dead or neutral, or agree, which ends the game."""

from services.games.go.actions.finish_game import finish_game
from services.games.go.actions.take_turn import Turn, add_comment, hand_over, hold_turn, replay_of
from services.games.go.domain.counting import Toggle, count, marks_after
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.points import points_of
from services.games.go.domain.records import score_step
from services.games.go.domain.rules_broken import InvalidAction
from services.games.go.domain.snapshots import snapshot_of
from services.games.go.domain.status import Status
from shared.members import Member


def score_game(
    who: Member,
    game_id: int,
    move_number: int,
    points_text: str,
    agree: bool,
    how: Toggle = Toggle.UNIQUE,
    message: str = "",
) -> Turn:
    """Toggle points, or agree in SCORE2; saying one agrees must fit what one sends."""
    with hold_turn(who, game_id, move_number) as turn:
        game = turn.game
        points = points_of(points_text, game.size)
        agreed = not points and game.status == Status.SCORE2
        if (agree and points) or (agreed and not agree):
            raise InvalidAction("Agree without points, or send points and do not agree.")
        number = game.moves + 1
        add_comment(turn, number, message)
        if game.status not in (Status.SCORE, Status.SCORE2):
            raise InvalidAction
        before = replay_of(turn.session, game)
        board = before.position.board
        marked = marks_after(board, before.marked, points, how)
        changed = marked ^ before.marked
        game.score = count(board, marked).score(
            Ruleset(game.ruleset), game.komi, game.handicap, before.position.prisoners
        )
        game.snapshot = snapshot_of(board, marked)
        records = score_step(number, turn.colour, changed, game.size, turn.hours)
        hand_over(turn, records, Status.FINISHED if agreed else Status.SCORE2, number)
        if agreed:
            finish_game(turn.session, game, game.score, turn.now, actor_id=who.player_id)
        return turn
