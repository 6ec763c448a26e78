"""A proposal for scoring: which groups look dead, which live in seki, and why, point by point."""

from dataclasses import dataclass

from services.games.go.domain.board import Board, Colour

BIG_EYE = 4  # an eye space of four points or more makes two eyes
ROUNDS = 6
SEKI = "seki: neither side can fill the shared liberties"


@dataclass(frozen=True)
class ScoreProposal:
    """Points to mark, and a sentence for every group that was judged."""

    dead: frozenset[int]
    neutral: frozenset[int]
    open: frozenset[int]
    reasons: dict[int, str]


@dataclass(frozen=True)
class _Group:
    colour: Colour
    members: frozenset[int]
    eyes: int
    liberties: frozenset[int]


def score_proposal(board: Board) -> ScoreProposal:
    """Judge groups by their eyes until nothing changes; the players decide, this only proposes."""
    dead: frozenset[int] = frozenset()
    reasons: dict[int, str] = {}
    for _ in range(ROUNDS):
        found = _dead_groups(board, dead, reasons)
        if not found:
            break
        dead |= found
    neutral = _seki_points(board, dead, reasons)
    return ScoreProposal(dead, neutral, _open_borders(board, dead, reasons), reasons)


def _dead_groups(board: Board, dead: frozenset[int], reasons: dict[int, str]) -> frozenset[int]:
    groups = _groups(board, dead)
    found: set[int] = set()
    for group in groups:
        if group.eyes >= 2:
            continue
        enemies = _enemies(board, group, groups)
        if not enemies:
            continue
        if all(enemy.eyes >= 2 for enemy in enemies):
            why = f"dead: {_eyes(group.eyes)}, enclosed by living {enemies[0].colour.name.lower()}"
        else:
            weak = [enemy for enemy in enemies if enemy.eyes < 2]
            if not all(_loses_race(group, enemy) for enemy in weak):
                continue
            why = (
                f"dead: loses the race for liberties, {len(group.liberties)} against "
                f"{min(len(enemy.liberties) for enemy in weak)}"
            )
        found |= group.members
        reasons.update(dict.fromkeys(group.members, why))
    return frozenset(found)


def _seki_points(board: Board, dead: frozenset[int], reasons: dict[int, str]) -> frozenset[int]:
    """The eyes of groups in seki, where nobody has territory."""
    neutral: set[int] = set()
    groups = _groups(board, dead)
    for group in groups:
        if group.eyes >= 2:
            reasons.update(dict.fromkeys(group.members, f"alive: {_eyes(group.eyes)}"))
            continue
        rivals = [
            enemy
            for enemy in _enemies(board, group, groups)
            if enemy.eyes < 2 and group.liberties & enemy.liberties
        ]
        if not rivals:
            reasons.update(dict.fromkeys(group.members, "unsettled: please look here"))
            continue
        reasons.update(dict.fromkeys(group.members, SEKI))
        for liberty in group.liberties:
            region = board.group(liberty)
            if _borders(board, region, dead) == {group.colour}:
                neutral.update(region)
                reasons.update(dict.fromkeys(region, "neutral: an eye in seki is no territory"))
    return frozenset(neutral)


def _open_borders(board: Board, dead: frozenset[int], reasons: dict[int, str]) -> frozenset[int]:
    """Areas between the colours that are nobody's until somebody closes their border.

    If all points of an area touch both colours there is nothing to close: these are dame."""
    cleared = _board_without(board, dead)
    found: set[int] = set()
    for region in cleared.groups(Colour.NONE):
        are_dame = all(len(_borders(cleared, [point], frozenset())) == 2 for point in region)
        if are_dame or len(_borders(cleared, region, frozenset())) < 2:
            continue
        found.update(region)
        why = (
            f"open: these {len(region)} points touch both colours and count for nobody until"
            " their border is closed"
        )
        reasons.update({point: why for point in region if point not in dead})
    return frozenset(found)


def _board_without(board: Board, dead: frozenset[int]) -> Board:
    return Board(
        board.size, [0 if point in dead else stone for point, stone in enumerate(board.stones)]
    )


def _groups(board: Board, dead: frozenset[int]) -> list[_Group]:
    """Strings of a colour that share an eye space count as one group."""
    eyes = [(region, colour) for region, colour in _eye_spaces(board, dead)]
    groups = []
    for colour in (Colour.BLACK, Colour.WHITE):
        strings = [frozenset(string) for string in board.groups(colour) if not dead & set(string)]
        spaces = [region for region, owner in eyes if owner is colour]
        for members in _connected_strings(board, strings, spaces):
            own = [
                region
                for region in spaces
                if any(
                    neighbour in members
                    for point in region
                    for neighbour in board.neighbours[point]
                )
            ]
            worth = sum(_eyes_of_space(board, region, members) for region in own)
            groups.append(_Group(colour, members, worth, frozenset(board.liberties(members))))
    return groups


def _connected_strings(
    board: Board, strings: list[frozenset[int]], spaces: list[frozenset[int]]
) -> list[frozenset[int]]:
    for region in spaces:
        around = {neighbour for point in region for neighbour in board.neighbours[point]}
        touching = [string for string in strings if string & around]
        if len(touching) > 1:
            strings = [string for string in strings if string not in touching]
            strings.append(frozenset().union(*touching))
    return strings


def _eye_spaces(board: Board, dead: frozenset[int]) -> list[tuple[frozenset[int], Colour]]:
    """Regions of empty points and dead stones bordered by one colour only."""
    cleared = _board_without(board, dead)
    spaces = []
    for region in cleared.groups(Colour.NONE):
        borders = _borders(cleared, region, frozenset())
        if len(borders) == 1:
            spaces.append((frozenset(region), Colour(borders.pop())))
    return spaces


def _borders(board: Board, region: list[int], dead: frozenset[int]) -> set[int]:
    return {
        board.stones[neighbour]
        for point in region
        for neighbour in board.neighbours[point]
        if board.stones[neighbour] and neighbour not in dead
    }


def _eyes_of_space(board: Board, region: frozenset[int], members: frozenset[int]) -> int:
    """Eyes a space is good for: none when false, two when large."""
    if len(region) >= BIG_EYE:
        return 2
    return 0 if len(region) == 1 and _is_false_eye(board, next(iter(region)), members) else 1


def _is_false_eye(board: Board, point: int, members: frozenset[int]) -> bool:
    """An eye is false when too many of its diagonals are the opponent's."""
    size = board.size
    row, column = divmod(point, size)
    diagonals = [
        (row + down) * size + column + across
        for down in (-1, 1)
        for across in (-1, 1)
        if 0 <= row + down < size and 0 <= column + across < size
    ]
    colour = board.stones[next(iter(members))]
    lost = sum(board.stones[diagonal] == 3 - colour for diagonal in diagonals)
    return lost >= (2 if len(diagonals) == 4 else 1)


def _enemies(board: Board, group: _Group, groups: list[_Group]) -> list[_Group]:
    """Groups of the other colour that touch this one or share a liberty with it."""
    around = {neighbour for member in group.members for neighbour in board.neighbours[member]}
    return [
        other
        for other in groups
        if other.colour is not group.colour
        and (other.members & around or other.liberties & group.liberties)
    ]


def _loses_race(group: _Group, enemy: _Group) -> bool:
    """Behind by two liberties, or by an eye with no more liberties, counts as lost."""
    shared = len(group.liberties & enemy.liberties)
    mine, theirs = len(group.liberties) - shared, len(enemy.liberties) - shared
    if enemy.eyes > group.eyes and shared:
        return mine <= theirs + shared
    return shared < 2 and len(group.liberties) + 1 < len(enemy.liberties)


def _eyes(number: int) -> str:
    return ("no eye", "only one eye")[number] if number < 2 else "two eyes"
