"""A game begins: who is Black, handicap and komi, the first records, both clocks."""

import secrets
from dataclasses import dataclass, replace
from datetime import datetime

from services.games.go.actions import keep_time
from services.games.go.domain.board import Colour
from services.games.go.domain.clocks import tick_at
from services.games.go.domain.placement import standard_is_possible, standard_points
from services.games.go.domain.points import sgf_of
from services.games.go.domain.preview import suggestion
from services.games.go.domain.records import Mark, MoveRecord, handicap_stones
from services.games.go.domain.rules_broken import (
    NoInitialRating,
    OpponentHasTooManyGames,
    TooManyGames,
)
from services.games.go.domain.setup import GameSettings, HandicapType, agreed_settings
from services.games.go.domain.setup_text import OPEN_TO_ALL, Restrictions, setup_from
from services.games.go.domain.snapshots import board_of, extended_snapshot, snapshot_of
from services.games.go.domain.status import Status
from services.games.go.domain.waiting_room import MAXIMUM_GAMES
from services.games.go.store import followers, games, seats
from services.games.go.tables.games import GoGame
from services.games.go.tables.players import GoPlayer
from shared.database import Session

AUCTIONS = (HandicapType.SECRET_AUCTION, HandicapType.OPEN_AUCTION)


@dataclass(frozen=True)
class Proposal:
    """Settings as one player proposed them to another, and the position to begin with."""

    owner: GoPlayer
    other: GoPlayer
    settings: GameSettings
    shape_id: int = 0
    shape_snapshot: str = ""
    restrictions: Restrictions = OPEN_TO_ALL
    comment: str = ""
    tournament_id: int = 0
    stops_for_vacation: bool = True


def nigiri() -> bool:
    return secrets.randbelow(2) == 0


def start_games(
    session: Session, proposal: Proposal, now: datetime, invited: GoGame | None = None
) -> list[int]:
    """Start what was agreed on, two games if double; an invited game becomes the first."""
    check_room(proposal.owner, proposal.other)
    settings = agreed_settings(proposal.settings, proposal.shape_snapshot)
    proposal = replace(proposal, settings=settings)
    owner, other = proposal.owner, proposal.other
    check_ratings(settings, owner, other)
    if settings.handicap_type is HandicapType.DOUBLE:
        first = _begin(session, proposal, other, owner, now, invited)
        second = _begin(session, proposal, owner, other, now, None)
        first.double_game_id, second.double_game_id = second.id, first.id
        return [first.id, second.id]
    black, white, settings = _colours(proposal)
    game = _begin(session, replace(proposal, settings=settings), black, white, now, invited)
    return [game.id]


def check_room(one: GoPlayer, other: GoPlayer) -> None:
    """Nobody may have more games than the server allows."""
    if other.running >= MAXIMUM_GAMES:
        raise TooManyGames
    if one.running >= MAXIMUM_GAMES:
        raise OpponentHasTooManyGames


def check_ratings(settings: GameSettings, owner: GoPlayer, other: GoPlayer) -> None:
    """Rated games and computed handicaps need two ratings."""
    needed = settings.rated or settings.handicap_type.is_computed
    if needed and (owner.rating is None or other.rating is None):
        raise NoInitialRating


def _colours(proposal: Proposal) -> tuple[GoPlayer, GoPlayer, GameSettings]:
    """Who is Black, who is White, and the settings with handicap and komi computed."""
    owner, other, settings = proposal.owner, proposal.other, proposal.settings
    kind = settings.handicap_type
    if kind.is_computed:
        found = suggestion(settings, owner.rating or 0.0, other.rating or 0.0)
        settings = replace(settings, handicap=found.handicap, komi=found.komi)
        owner_is_black = nigiri() if found.first_is_black is None else found.first_is_black
    elif kind is HandicapType.NIGIRI:
        owner_is_black = nigiri()
    else:
        owner_is_black = kind not in (HandicapType.WHITE, HandicapType.YOU_KOMI_I_COLOUR)
    standard = settings.standard_handicap and standard_is_possible(settings.size, settings.handicap)
    settings = replace(settings, standard_handicap=standard)
    return (owner, other, settings) if owner_is_black else (other, owner, settings)


def _begin(
    session: Session,
    proposal: Proposal,
    black: GoPlayer,
    white: GoPlayer,
    now: datetime,
    invited: GoGame | None,
) -> GoGame:
    settings, owner_id = proposal.settings, proposal.owner.player_id
    game = invited or games.add_game(session, settings, now)
    games.apply_settings(game, settings)
    game.started_at = game.last_changed = now
    game.tournament_id = proposal.tournament_id
    game.stops_for_vacation = proposal.stops_for_vacation
    game.shape_id, game.shape_snapshot = proposal.shape_id, proposal.shape_snapshot
    game.black_id, game.white_id = black.player_id, white.player_id
    game.black_start_rating, game.white_start_rating = black.known_rating, white.known_rating
    for player in (black, white):
        player.running += 1
        player.has_rated_game |= settings.rated
    keep_time.fill_clocks(game)
    game.setup = str(setup_from(settings, owner_id, proposal.restrictions, proposal.comment))
    if settings.handicap_type.is_fair_komi:
        game.status = Status.KOMI
        game.to_move_id = owner_id if settings.handicap_type in AUCTIONS else game.black_id
        followers.tell_turn(session, game, "bid")
    else:
        set_up_board(session, game)
    keep_time.start_clock(session, game, seats.colour_to_move(game), tick_at(now.timestamp()))
    return game


def set_up_board(session: Session, game: GoGame) -> None:
    """Shape, standard handicap, and whose the first move is."""
    game.status, game.to_move_id = Status.PLAY, game.black_id
    if game.shape_snapshot:
        shape = extended_snapshot(game.shape_snapshot)
        game.snapshot = snapshot_of(board_of(shape.snapshot, game.size))
        if shape.white_first and not game.handicap:  # after handicap stones White moves anyway
            games.add_records(session, game.id, [MoveRecord(1, Colour.BLACK, Mark.PASS, 0)])
            game.moves, game.to_move_id = 1, game.white_id
    elif game.handicap and game.standard_handicap:
        points = standard_points(game.size, game.handicap)
        board = board_of("A", game.size)
        for point in points:
            board.stones[point] = Colour.BLACK
        games.add_records(session, game.id, handicap_stones(points, game.size))
        game.snapshot, game.last_move = snapshot_of(board), sgf_of(points[-1], game.size)
        game.moves, game.to_move_id = game.handicap, game.white_id
    followers.tell_turn(session, game, "start")
