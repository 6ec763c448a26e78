"""What is told to those who follow a game, and to whom it concerns: no words, no secret bids."""

from sqlalchemy.orm import Session

from services.games.go.domain.notices import Notice
from services.games.go.domain.records import Mark, MoveRecord
from services.games.go.domain.status import Status
from services.games.go.store import notices
from services.games.go.tables.games import GoGame
from shared.streams import journal
from shared.streams.topics import member_topic

PLAYERS = "players"  # an audience: those who play in the game


def topic_of(game_id: int) -> str:
    return f"go-game:{game_id}"


def tell_followers(session: Session, game: GoGame, name: str, **more: object) -> None:
    told = {"game_id": game.id, "moves": game.moves, "status": str(game.status), **more}
    journal.append(session, topic_of(game.id), name, told)


def tell_turn(session: Session, game: GoGame, name: str, **more: object) -> None:
    """Something after which it is somebody's turn."""
    tell_followers(session, game, name, to_move_id=game.to_move_id, **more)
    told = {"game": "go", "game_id": game.id, "moves": game.moves}
    journal.append(session, member_topic(game.to_move_id), "turn", told)
    notices.tell(session, game.to_move_id, Notice.MOVE, game.id, game.moves)


def tell_move(session: Session, game: GoGame, last: MoveRecord) -> None:
    """A stone or a pass, or a change of marks; an end is told as such."""
    if game.status == Status.SCORE2:
        tell_turn(session, game, "score")
    elif game.status != Status.FINISHED:
        move = "pass" if last.column == Mark.PASS else game.last_move
        tell_turn(session, game, "move", move=move)


def tell_message(
    session: Session, game_id: int | None, sender_id: int, recipient_ids: list[int], kind: str
) -> None:
    """That there is one: to whom it is for, and to who plays in the game."""
    name = "invitation" if kind == "INVITATION" else "message"
    told = {"game_id": game_id, "sender_id": sender_id}
    for recipient_id in recipient_ids:
        journal.append(session, member_topic(recipient_id), name, {"game": "go", **told})
    if game_id is not None and name == "message":
        journal.append(session, topic_of(game_id), name, told, audience=PLAYERS)


def ask_again(session: Session, game_id: int) -> None:
    """Who plays in the game has changed."""
    journal.change_access(session, topic_of(game_id))
