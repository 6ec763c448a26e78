"""Shapes: start positions with a name, drawn as a snapshot or taken from an SGF."""

from services.games.go.domain.rules_broken import InvalidSnapshot
from services.games.go.domain.sgf_import import record_of, start_position
from services.games.go.domain.snapshots import (
    DEAD,
    ExtendedSnapshot,
    ShapeFlag,
    board_of,
    check_shape,
    extended_snapshot,
    snapshot_of,
    states_of,
)
from services.games.go.refusals import NameTaken, NotYourShape, refusing_broken_rules
from services.games.go.store import templates
from services.games.go.tables.proposals import GoShape
from shared import clock
from shared.confined import confined
from shared.database import Session, writing
from shared.members import Member


def position_from_sgf(data: bytes, upto: int) -> str:
    """A start position from an SGF: its setup, or the position after some moves."""
    with refusing_broken_rules():
        board, white_first = start_position(confined(record_of, data), upto)
        return str(ExtendedSnapshot(snapshot_of(board), board.size, white_first))


def save_shape(
    who: Member, name: str, position: str, notes: str, public: bool, shape_id: int | None = None
) -> int:
    """Add a shape, or change one's own; games keep the copy they started with."""
    with refusing_broken_rules(), writing() as session:
        if shape_id is not None:
            _own_shape(session, who, shape_id)
        start = extended_snapshot(position)
        board = board_of(start.snapshot, start.size)
        if DEAD in states_of(start.snapshot, start.size):
            raise InvalidSnapshot("A start position has no dead stones.")
        check_shape(board)
        if templates.is_name_taken(session, name, shape_id):
            raise NameTaken
        flags = (ShapeFlag.WHITE_FIRST if start.white_first else 0) | (
            ShapeFlag.PUBLIC if public else 0
        )
        return templates.save_shape(
            session,
            shape_id,
            clock.now(),
            player_id=who.player_id,
            name=name,
            size=start.size,
            flags=flags,
            notes=notes,
            snapshot=snapshot_of(board),
        )


def delete_shape(who: Member, shape_id: int) -> None:
    with writing() as session:
        session.delete(_own_shape(session, who, shape_id))


def _own_shape(session: Session, who: Member, shape_id: int) -> GoShape:
    shape = templates.shape(session, shape_id)
    if shape.player_id != who.player_id:
        raise NotYourShape
    return shape
