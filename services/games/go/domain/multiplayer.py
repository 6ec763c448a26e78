"""Games of more than two: teams (N:M) and Zen Go (N), whose turn it is, and what a start needs."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntFlag, StrEnum

from services.games.go.domain.board import Colour
from services.games.go.domain.rules_broken import InvalidPlayers
from services.games.go.domain.status import GameType

MAXIMUM_PLAYERS = 16


class Group(StrEnum):
    """G1 and G2 are teams whose colour is not chosen yet; BW plays both colours."""

    BLACK, WHITE, FIRST, SECOND, BOTH = "B", "W", "G1", "G2", "BW"


class SlotFlag(IntFlag):
    MASTER, JOINED, RESERVED, FROM_OFFER, FROM_INVITATION = 1, 2, 4, 8, 16


@dataclass(frozen=True)
class Turn:
    """Who is due: the place in a group, and the colour of the stone."""

    group: Group
    order: int
    colour: Colour


@dataclass(frozen=True)
class Slot:
    """One seat of a game being set up."""

    group: Group
    order: int
    player_id: int
    flags: int


def kind_of(players: str) -> tuple[GameType, int]:
    """The kind of game and the number of players that '', '2:2' or '5' stand for."""
    if players in ("", "1:1", "2"):
        return GameType.GO, 2
    numbers = players.split(":")
    if not all(number.isascii() and number.isdigit() and len(number) < 3 for number in numbers):
        raise InvalidPlayers
    total = sum(map(int, numbers))
    if len(numbers) == 2 and 3 <= total <= MAXIMUM_PLAYERS:
        return GameType.TEAM_GO, total
    if len(numbers) == 1 and 3 <= total < MAXIMUM_PLAYERS and total % 2:
        return GameType.ZEN_GO, total
    raise InvalidPlayers


def turn_at(players: str, moves: int, handicap: int) -> Turn:
    """Who is due after so many moves; the handicap counts as the first player's one move."""
    turn = moves if not handicap else 0 if moves < handicap else moves - handicap + 1
    colour = Colour.WHITE if turn % 2 else Colour.BLACK
    if ":" not in players:
        return Turn(Group.BOTH, turn % int(players) + 1, colour)
    blacks, whites = map(int, players.split(":"))
    if colour is Colour.BLACK:
        return Turn(Group.BLACK, turn // 2 % blacks + 1, colour)
    return Turn(Group.WHITE, turn // 2 % whites + 1, colour)


def check_start(kind: GameType, slots: Sequence[Slot]) -> str:
    """Whether a game can start with these seats; the players as B:W or N to play by."""
    if any(not slot.flags & SlotFlag.JOINED or slot.flags & SlotFlag.RESERVED for slot in slots):
        raise InvalidPlayers("Every seat must be taken before the game starts.")
    if len({slot.player_id for slot in slots}) < 2:
        raise InvalidPlayers("At least two different players must take part.")
    groups = {group: sorted(slot.order for slot in slots if slot.group is group) for group in Group}
    wanted = (Group.BOTH,) if kind is GameType.ZEN_GO else (Group.BLACK, Group.WHITE)
    if any(not groups[group] for group in wanted) or any(
        orders for group, orders in groups.items() if group not in wanted
    ):
        raise InvalidPlayers("Every seat must belong to a group that plays.")
    if any(orders != list(range(1, len(orders) + 1)) for orders in groups.values()):
        raise InvalidPlayers("The seats of a group must be numbered from 1 without gaps.")
    return ":".join(str(len(groups[group])) for group in wanted)


def slots_with_colours(slots: Sequence[Slot], first_is_black: bool) -> list[Slot]:
    """G1 and G2 become Black and White when the game starts."""
    colours = {
        Group.FIRST: Group.BLACK if first_is_black else Group.WHITE,
        Group.SECOND: Group.WHITE if first_is_black else Group.BLACK,
    }
    return [
        Slot(colours.get(slot.group, slot.group), slot.order, slot.player_id, slot.flags)
        for slot in slots
    ]
