"""Matches of teams: who may sit opposite whom."""

from collections.abc import Mapping, Sequence


class NoMatch(ValueError):
    """Boards of players must be those of matches, or no standing of teams could be made."""


def require_matches(
    team_of: Mapping[int, int | None], pairs: Sequence[tuple[int, int]], byes: Sequence[int]
) -> None:
    opponents: dict[int | None, set[int | None]] = {}
    for one, other in (*pairs, *(pair[::-1] for pair in pairs)):
        opponents.setdefault(team_of[one], set()).add(team_of[other])
    alone = any(team_of[each] is None for each in byes) or None in opponents
    if alone or any(len(met) > 1 or team in met for team, met in opponents.items()):
        raise NoMatch("Players of a team sit opposite those of one other team")
