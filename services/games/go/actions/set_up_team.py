"""Multi-player games before they start: seats, who takes them, in which group and order."""

from dataclasses import dataclass

from services.games.go.actions import keep_time
from services.games.go.actions.offer import check_open_to, join_offer
from services.games.go.actions.start_game import nigiri, set_up_board
from services.games.go.domain.board import Colour
from services.games.go.domain.clocks import tick_at
from services.games.go.domain.multiplayer import (
    Group,
    Slot,
    SlotFlag,
    check_start,
    kind_of,
    slots_with_colours,
)
from services.games.go.domain.notices import Notice
from services.games.go.domain.rules_broken import (
    InvalidPlayers,
    InvalidSetup,
    NoInitialRating,
    TooManyGames,
)
from services.games.go.domain.setup import GameSettings, HandicapType, agreed_settings
from services.games.go.domain.setup_text import Restrictions, setup_from, setup_of
from services.games.go.domain.status import GameType, Status
from services.games.go.domain.waiting_room import MAXIMUM_GAMES, OfferedGame
from services.games.go.refusals import (
    InvalidGameStatus,
    NoFreeSeat,
    NotTheMaster,
    refusing_broken_rules,
)
from services.games.go.store import games, notices, players, proposals, seats
from services.games.go.tables.games import GoGame, GoSeat
from services.games.go.tables.players import GoPlayer
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Member


@dataclass(frozen=True)
class Place:
    """Where a seat is put."""

    seat_id: int
    group: Group
    order: int


def found_team(
    who: Member,
    settings: GameSettings,
    players_text: str,
    shape_id: int = 0,
    shape_snapshot: str = "",
) -> int:
    """Create a game of several players; its founder is the master and has the first seat."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        kind, number = kind_of(players_text)
        if kind is GameType.GO:
            raise InvalidPlayers
        _check_kind(settings)
        settings = agreed_settings(settings, shape_snapshot)
        master = players.enrol(session, who, now)
        _check_player(master)
        game = games.add_game(
            session,
            settings,
            now,
            status=Status.SETUP,
            game_type=kind,
            players=players_text,
            black_id=who.player_id,
            white_id=who.player_id,
            to_move_id=who.player_id,
            moves=1,
            shape_id=shape_id,
            shape_snapshot=shape_snapshot,
        )
        game.setup = str(setup_from(settings, who.player_id))
        seats.add_seats(session, game.id, number)
        first = seats.seats_of(session, game.id)[0]
        first.player_id, first.flags = who.player_id, SlotFlag.MASTER | SlotFlag.JOINED
        master.running += 1
        return game.id


def invite_to_seat(who: Member, game_id: int, seat_id: int, invited: Member) -> None:
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        game = _hold_as_master(session, game_id, who)
        guest = players.enrol(session, invited, now)
        _check_player(guest)
        seat = _seat(session, game, seat_id)
        if seat.flags & (SlotFlag.JOINED | SlotFlag.RESERVED):
            raise NoFreeSeat("This seat is taken.")
        seat.player_id = guest.player_id
        seat.flags = SlotFlag.RESERVED | SlotFlag.FROM_INVITATION
        notices.tell(
            session, guest.player_id, Notice.SEAT, game.id, int(now.timestamp()), who.player_id
        )


def open_seats(who: Member, game_id: int, restrictions: Restrictions, comment: str = "") -> int:
    """Offer the free seats in the waiting room."""
    with refusing_broken_rules(), writing() as session:
        game = _hold_as_master(session, game_id, who)
        free = [seat for seat in seats.seats_of(session, game.id) if not seat.flags]
        if not free:
            raise NoFreeSeat
        for seat in free:
            seat.flags = SlotFlag.RESERVED | SlotFlag.FROM_OFFER
        settings = games.settings_of(game, setup_of(game.setup))
        offered = OfferedGame(
            settings, restrictions, len(free), comment, game.shape_id, game.shape_snapshot
        )
        return proposals.add_offer(
            session, who.player_id, offered, settings, clock.now(), game.id
        ).id


def join(who: Member, offer_id: int) -> list[int]:
    """Join whatever an offer is for: a game of two, or a seat of a team."""
    with reading() as session:
        game_id = proposals.offer(session, offer_id, clock.now()).game_id
    if game_id is None:
        return join_offer(who, offer_id)
    take_seat(who, game_id)
    return [game_id]


def take_seat(who: Member, game_id: int) -> int:
    """Take the seat one was invited to, or one that the waiting room offers."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        game = _hold_setup(session, game_id)
        player = players.enrol(session, who, now)
        _check_player(player)
        reserved = [
            seat for seat in seats.seats_of(session, game.id) if seat.flags & SlotFlag.RESERVED
        ]
        mine = [seat for seat in reserved if seat.player_id == who.player_id]
        open_to_all = [seat for seat in reserved if not seat.player_id]
        if not mine and open_to_all:
            offered = proposals.offer_of_game(session, game.id)
            if offered.owner_id != who.player_id:
                check_open_to(session, offered, player, now)
            proposals.use_copy(session, offered)
        if not mine and not open_to_all:
            raise NoFreeSeat
        if who.player_id not in seats.player_ids(session, game):
            player.running += 1
        seat = (mine or open_to_all)[0]
        seat.player_id = who.player_id
        seat.flags = (seat.flags | SlotFlag.JOINED) & ~SlotFlag.RESERVED
        game.moves += 1
        return seat.id


def leave_seat(who: Member, game_id: int, seat_id: int) -> None:
    """Give up one's seat or an invitation to it; the master may clear any seat but his own."""
    with refusing_broken_rules(), writing() as session:
        game = _hold_setup(session, game_id)
        seat = _seat(session, game, seat_id)
        if who.player_id not in (seat.player_id, game.to_move_id):
            raise NotTheMaster
        if seat.flags & SlotFlag.MASTER:
            raise InvalidPlayers("The master keeps his seat, or deletes the game.")
        holder, joined = seat.player_id, seat.flags & SlotFlag.JOINED
        seat.player_id, seat.flags = 0, 0
        if joined:
            game.moves -= 1
            if holder not in seats.player_ids(session, game):
                players.hold(session, holder).running -= 1


def arrange_seats(who: Member, game_id: int, places: list[Place]) -> None:
    with refusing_broken_rules(), writing() as session:
        game = _hold_as_master(session, game_id, who)
        for place in places:
            seat = _seat(session, game, place.seat_id)
            seat.group, seat.order = place.group, place.order


def start_team(who: Member, game_id: int) -> GoGame:
    """Start when every seat is taken and the groups are complete."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        game = _hold_as_master(session, game_id, who)
        rows = seats.seats_of(session, game.id)
        slots = [Slot(Group(row.group), row.order, row.player_id, row.flags) for row in rows]
        slots = slots_with_colours(slots, first_is_black=nigiri())
        game.players = check_start(GameType(game.game_type), slots)
        for row, slot in zip(rows, slots, strict=True):
            row.group = slot.group
        groups = (Group.BOTH, Group.BOTH) if ":" not in game.players else (Group.BLACK, Group.WHITE)
        game.black_id = seats.seat_holder(session, game.id, groups[0], 1)
        game.white_id = seats.seat_holder(
            session, game.id, groups[1], 2 if groups[1] is Group.BOTH else 1
        )
        game.moves, game.started_at, game.last_changed = 0, now, now
        keep_time.fill_clocks(game)
        set_up_board(session, game)
        colour = Colour.WHITE if game.moves else Colour.BLACK
        keep_time.start_clock(session, game, colour, tick_at(now.timestamp()))
        return game


def _check_kind(settings: GameSettings) -> None:
    kind = settings.handicap_type
    if kind.is_fair_komi or kind.is_computed or kind is HandicapType.DOUBLE:
        raise InvalidSetup("Games of several players have their handicap and komi named.")
    if settings.rated:
        raise InvalidSetup("Games of several players are not rated.")


def _check_player(player: GoPlayer) -> None:
    if player.rating is None:
        raise NoInitialRating
    if player.running >= MAXIMUM_GAMES:
        raise TooManyGames


def _hold_setup(session: Session, game_id: int) -> GoGame:
    game = games.hold(session, game_id)
    if game.status != Status.SETUP:
        raise InvalidGameStatus
    return game


def _hold_as_master(session: Session, game_id: int, who: Member) -> GoGame:
    game = _hold_setup(session, game_id)
    if game.to_move_id != who.player_id:
        raise NotTheMaster
    return game


def _seat(session: Session, game: GoGame, seat_id: int) -> GoSeat:
    for seat in seats.seats_of(session, game.id):
        if seat.id == seat_id:
            return seat
    raise InvalidPlayers("This game has no such seat.")
