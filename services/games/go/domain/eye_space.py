"""Room for eyes: territories too big to be killed in, and captured shapes that give two eyes."""

from services.games.go.domain.board import Board, Colour

ROOM_FOR_TWO_EYES = 7  # an empty territory of so many points lives, whoever plays first in it
LIBERTIES_TO_HOLD = 2  # a string with one liberty there may still be cut off and taken
SHAPES_THAT_ALWAYS_DIE = 3  # up to so many points the attacker plays in the middle, and all is one
# How many neighbours inside the shape its points have: square and T, cross and bulky five,
# rabbity six. Of all shapes of four to six points only these die when the attacker plays first.
KILLING_SHAPES = {
    (2, 2, 2, 2),
    (3, 1, 1, 1),
    (4, 1, 1, 1, 1),
    (3, 2, 2, 2, 1),
    (4, 2, 2, 2, 1, 1),
}


def strings_with_room(board: Board) -> frozenset[int]:
    """All stones of strings that hold a big empty territory which only their colour surrounds."""
    found: set[int] = set()
    for region in board.groups(Colour.NONE):
        inside = set(region)
        around = {neighbour for point in region for neighbour in board.neighbours[point]} - inside
        colours = {board.stones[point] for point in around}
        if len(region) < ROOM_FOR_TWO_EYES or len(colours) != 1:
            continue
        for point in around - found:
            string = board.group(point)
            if len(board.liberties(string) & inside) >= LIBERTIES_TO_HOLD:
                found.update(string)
    return frozenset(found)


def gives_two_eyes(board: Board, shape: list[int]) -> bool:
    """Whether a space of these points makes two eyes although the attacker plays there first."""
    if len(shape) <= SHAPES_THAT_ALWAYS_DIE:
        return False
    inside = set(shape)
    inner_neighbours = [len(inside.intersection(board.neighbours[point])) for point in shape]
    return tuple(sorted(inner_neighbours, reverse=True)) not in KILLING_SHAPES
