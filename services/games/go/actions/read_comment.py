"""A comment as somebody reads it."""

from services.games.go.domain.comments import Reader, visible_text
from services.games.go.domain.status import Status
from services.games.go.tables.games import GoComment, GoGame


def readable(comment: GoComment, game: GoGame, viewer_id: int, is_player: bool) -> str:
    """The author reads all, other players and observers what their turn and the end allow."""
    reader = (
        Reader.AUTHOR
        if comment.player_id == viewer_id
        else Reader.PLAYER
        if is_player
        else Reader.OBSERVER
    )
    return visible_text(comment.text, reader, game.status == Status.FINISHED)
