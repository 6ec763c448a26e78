"""A game as SGF for a reader, and the SGF files players attach to finished games."""

from collections.abc import Iterable, Iterator
from enum import IntEnum, StrEnum

from services.games.go.actions import keep_time
from services.games.go.actions.take_turn import replay_of, start_board
from services.games.go.domain.comments import reader_of, visible_text
from services.games.go.domain.conditional import Node, tree_of
from services.games.go.domain.counting import Count, count
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.ranks import short_rank
from services.games.go.domain.ratings import NO_RATING
from services.games.go.domain.results import Ending, long_text, sgf_text
from services.games.go.domain.sgf_attach import check_attachment
from services.games.go.domain.sgf_export import Sheet, sgf_bytes
from services.games.go.domain.sgf_import import record_of
from services.games.go.domain.snapshots import extended_snapshot
from services.games.go.domain.status import GameFlag, Status
from services.games.go.domain.time_texts import long_limit
from services.games.go.refusals import InvalidGameStatus, refusing_broken_rules
from services.games.go.store import attachments, conditions, games, players, seats
from services.games.go.tables.games import GoGame
from shared import clock
from shared.confined import confined
from shared.database import Session, reading, writing
from shared.members import Member

SOURCE = "Entente"


class WrittenComments(StrEnum):
    """Which comments to write."""

    READABLE, OWN, NONE = "0", "1", "N"


class WrittenConditions(IntEnum):
    """Whose conditional moves to write."""

    NONE, OWN, OTHERS, ALL = range(4)


def sgf_of_game(
    game_id: int,
    viewer_id: int,
    which_comments: WrittenComments,
    whose_conditions: WrittenConditions,
) -> tuple[bytes, dict[str, object]]:
    """The file, and what its name may be made of."""
    with reading() as session:
        game = games.game(session, game_id)
        final = replay_of(session, game)
        is_counted = game.status == Status.FINISHED and abs(game.score) < Ending.RESIGNATION
        counted = count(final.position.board, final.marked) if is_counted else None
        comments = _comments(session, game, viewer_id, which_comments)
        shape = extended_snapshot(game.shape_snapshot) if game.shape_snapshot else None
        facts = _facts(session, game)
        return sgf_bytes(
            Sheet(
                start_board(game),
                games.records_of(session, game_id),
                facts,
                game.komi,
                game.handicap,
                comments,
                final.marked,
                counted,
                _summary(game, counted) if counted else "",
                bool(shape and shape.white_first),
                _variations(session, game, viewer_id, whose_conditions),
            )
        ), {
            "id": game.id,
            "date": f"{game.started_at:%Y%m%d}",
            "black": facts["PB"],
            "white": facts["PW"],
            "size": game.size,
            "komi": f"{game.komi:g}",
            "handicap": game.handicap,
            "result": facts["RE"],
        }


def _variations(
    session: Session, game: GoGame, viewer_id: int, whose: WrittenConditions
) -> list[tuple[int, tuple[Node, ...]]]:
    """One's own; at the end also the public ones of the others."""
    rows = conditions.visible_conditions(
        session, game.id, viewer_id, game.status == Status.FINISHED
    )
    return [
        (row.start_move, tree_of(row.text, game.size))
        for row in rows
        if whose
        & (WrittenConditions.OWN if row.player_id == viewer_id else WrittenConditions.OTHERS)
    ]


def attach_sgf(who: Member, game_id: int, data: bytes) -> None:
    """Keep an SGF with a finished game, once it is sure that it is of that game."""
    with reading() as session:
        _require_attachable(session, games.game(session, game_id), who)
    with refusing_broken_rules():
        record = confined(record_of, data)
    with refusing_broken_rules(), writing() as session:
        game = games.hold(session, game_id)
        _require_attachable(session, game, who)
        check_attachment(
            record,
            start_board(game),
            game.komi,
            game.handicap,
            games.records_of(session, game_id),
        )
        attachments.attach(session, game_id, who.player_id, data, clock.now())
        game.flags |= GameFlag.ATTACHED_SGF


def _require_attachable(session: Session, game: GoGame, who: Member) -> None:
    seats.require_player(session, game, who.player_id)
    if game.status != Status.FINISHED:
        raise InvalidGameStatus("SGF files are attached to finished games.")


def detach_sgf(who: Member, game_id: int) -> None:
    with writing() as session:
        game = games.hold(session, game_id)
        attachments.remove(session, game_id, who.player_id)
        if not attachments.attachments_of(session, game_id):
            game.flags &= ~GameFlag.ATTACHED_SGF


def _facts(session: Session, game: GoGame) -> dict[str, str]:
    names = players.names_of(session, {game.black_id, game.white_id})
    is_over = game.status == Status.FINISHED
    return {
        "PC": SOURCE,
        "DT": ",".join(sorted({f"{day:%Y-%m-%d}" for day in (game.started_at, game.last_changed)})),
        "GN": f"Game {game.id}",
        "SO": SOURCE,
        "EV": f"Tournament {game.tournament_id}" if game.tournament_id else "",
        "PB": names.get(game.black_id, ""),
        "PW": names.get(game.white_id, ""),
        **_teams(session, game),
        "BR": _rank(game.black_start_rating),
        "WR": _rank(game.white_start_rating),
        "XM": str(game.moves),
        "OT": long_limit(keep_time.limit_of(game)),
        "RU": "Japanese" if game.ruleset == Ruleset.JAPANESE else "Chinese",
        "GC": "; ".join(_ratings(game)),
        "RE": sgf_text(game.score, bool(game.flags & GameFlag.NO_RESULT)) if is_over else "",
    }


def _teams(session: Session, game: GoGame) -> dict[str, str]:
    if seats.is_for_two(game):
        return {}
    # Whoever was replaced has a negative order, and played all the same.
    rows = [seat for seat in seats.seats_of(session, game.id) if seats.has_joined(seat)]
    names = players.names_of(session, {seat.player_id for seat in rows})

    def names_in(groups: Iterable[str]) -> str:
        return ", ".join(
            names.get(seat.player_id, "")
            for seat in sorted(rows, key=lambda seat: abs(seat.order))
            if seat.group in groups
        )

    black, white = names_in(("B", "BW")), names_in(("W", "BW"))
    return {"PB": black, "PW": white, "BT": black, "WT": white}


def _ratings(game: GoGame) -> Iterator[str]:
    """Whether it is rated, and the ratings that are known."""
    yield f"Rated: {game.rated}"
    for when in ("start", "end"):
        ratings = [
            f"{colour[0].upper()} {rating:g}"
            for colour in ("black", "white")
            if (rating := getattr(game, f"{colour}_{when}_rating")) != NO_RATING
        ]
        if ratings:
            yield f"{when} ratings {', '.join(ratings)}"


def _rank(rating: float) -> str:
    return "" if rating == NO_RATING else short_rank(rating)


def _comments(
    session: Session, game: GoGame, viewer_id: int, which: WrittenComments
) -> dict[int, str]:
    """What the viewer may read, joined where several wrote at one move."""
    if which is WrittenComments.NONE:
        return {}
    is_player = viewer_id in seats.player_ids(session, game)
    found: dict[int, list[str]] = {}
    for row in games.comments_of(session, game.id):
        reader = reader_of(row.player_id, viewer_id, is_player)
        text = visible_text(row.text, reader, game.status == Status.FINISHED)
        if text and (which is WrittenComments.READABLE or row.player_id == viewer_id):
            found.setdefault(row.number, []).append(text)
    return {number: "\n".join(texts) for number, texts in found.items()}


def _summary(game: GoGame, counted: Count) -> str:
    return (
        f"{long_text(game.score)}. Territory B {len(counted.black_territory)},"
        f" W {len(counted.white_territory)}; prisoners B {game.black_prisoners},"
        f" W {game.white_prisoners}; dead B {counted.black_dead}, W {counted.white_dead};"
        f" komi {game.komi:g}."
    )
