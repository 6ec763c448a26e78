"""Knockout: a seeded bracket, series of games, tie-break games, third place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from services.tournaments.rules.competitions import Competition, Game, in_seeding_order
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal
from services.tournaments.rules.results import Result, points


@dataclass(frozen=True)
class KnockoutSettings:
    """How many games a match has, and what happens when it is level."""

    games_per_match: int = 1
    tie_break_games: int = 2
    third_place: bool = True


@dataclass
class Match:
    """Two players of one stage, the better seed first; nobody below means a free passage."""

    stage: int
    upper: int
    lower: int | None
    place: str = ""
    games: list[Game] = field(default_factory=list)

    def score(self, games: Sequence[Game] | None = None) -> Fraction:
        """Points of `upper`."""
        played = self.games if games is None else games
        return sum(
            (points(game.result, as_white=game.white == self.upper) for game in played),
            Fraction(0),
        )

    def winner(self, settings: KnockoutSettings) -> int | None:
        if self.lower is None:
            return self.upper
        regular = self.games[: settings.games_per_match]
        ahead, behind = self.score(regular), self._score_of_lower(regular)
        if 2 * max(ahead, behind) > settings.games_per_match:
            return self.upper if ahead > behind else self.lower
        if len(regular) < settings.games_per_match:
            return None
        if ahead != behind:
            return self.upper if ahead > behind else self.lower
        return self._winner_of_tie_break(self.games[settings.games_per_match :], settings)

    def _winner_of_tie_break(self, extra: Sequence[Game], settings: KnockoutSettings) -> int | None:
        rapid = extra[: settings.tie_break_games]
        if len(rapid) < settings.tie_break_games:
            return None
        ahead, behind = self.score(rapid), self._score_of_lower(rapid)
        if ahead != behind:
            return self.upper if ahead > behind else self.lower
        for decider in extra[settings.tie_break_games :]:
            # Armageddon: a draw is enough for Black; nobody came: the better seed goes on.
            if decider.result is Result.DOUBLE_FORFEIT:
                return self.upper
            white_wins = points(decider.result, as_white=True) == 1
            return decider.white if white_wins else decider.black
        return None

    def _score_of_lower(self, games: Sequence[Game]) -> Fraction:
        return sum(
            (points(game.result, as_white=game.white == self.lower) for game in games),
            Fraction(0),
        )

    def next_pair(self) -> tuple[int, int]:
        """White first; colours change from game to game, the better seed begins with White."""
        assert self.lower is not None
        pair = self.upper, self.lower
        return pair if len(self.games) % 2 == 0 else (pair[1], pair[0])


def bracket_places(size: int) -> list[int]:
    """Seeds in bracket order for a power of two: 1 and 2 can only meet in the final."""
    places = [1]
    while len(places) < size:
        total = 2 * len(places) + 1
        places = [seed for place in places for seed in (place, total - place)]
    return places


def stages(competition: Competition, settings: KnockoutSettings) -> list[list[Match]]:
    """All stages reached so far; the last one may still be undecided."""
    size = 1
    while size < len(competition.entrants):
        size *= 2
    seeds = [entrant.number for entrant in in_seeding_order(competition.entrants)]
    slots = [seeds[place - 1] if place <= len(seeds) else None for place in bracket_places(size)]
    found = [_first_stage(slots)]
    for played in sorted(competition.rounds, key=lambda each: each.number):
        if all(match.winner(settings) for match in found[-1]):
            found.append(_following(found[-1], settings, seeds))
        by_pair = {frozenset((m.upper, m.lower)): m for m in found[-1]}
        for game in played.games:
            match = by_pair.get(frozenset((game.white, game.black)))
            if match is not None:
                match.games.append(game)
    return found


def _first_stage(slots: Sequence[int | None]) -> list[Match]:
    matches = []
    for one, other in zip(slots[::2], slots[1::2], strict=True):
        upper, lower = (one, other) if one is not None else (other, one)
        assert upper is not None
        matches.append(Match(1, upper, lower))
    if len(matches) == 1:
        matches[0].place = "final"
    return matches


def _following(
    stage: Sequence[Match], settings: KnockoutSettings, seeds: Sequence[int]
) -> list[Match]:
    main = [match for match in stage if match.place != "third"]
    if len(main) < 2:
        return []
    number = stage[0].stage + 1
    winners = [_winner_and_loser(match, settings) for match in main]
    matches = [
        _seeded_match(number, one[0], other[0], seeds)
        for one, other in zip(winners[::2], winners[1::2], strict=True)
    ]
    if len(matches) == 1:
        matches[0].place = "final"
        losers = [loser for _, loser in winners if loser is not None]
        if settings.third_place and len(losers) == 2:
            third = _seeded_match(number, losers[0], losers[1], seeds)
            third.place = "third"
            matches.append(third)
    return matches


def _winner_and_loser(match: Match, settings: KnockoutSettings) -> tuple[int, int | None]:
    winner = match.winner(settings)
    assert winner is not None
    return winner, match.lower if winner == match.upper else match.upper


def _seeded_match(stage: int, one: int, other: int, seeds: Sequence[int]) -> Match:
    upper, lower = sorted((one, other), key=seeds.index)
    return Match(stage, upper, lower)


class KnockoutEngine:
    """Each round is the next game of every match that is not decided yet."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        settings = KnockoutSettings(**competition.settings)
        reached = stages(competition.after(demand.round - 1), settings)
        current = reached[-1]
        if all(match.winner(settings) for match in current):
            seeds = [entrant.number for entrant in in_seeding_order(competition.entrants)]
            current = _following(current, settings, seeds)
        undecided = [match for match in current if not match.winner(settings)]
        if not undecided:
            raise NoPairingPossible("The final is played; there is nothing left to pair")
        pairs = tuple(match.next_pair() for match in undecided)
        explanation = [
            {
                "stage": m.stage,
                "place": m.place,
                "upper": m.upper,
                "lower": m.lower,
                "game": len(m.games) + 1,
            }
            for m in undecided
        ]
        return Proposal(pairs, explanation=explanation)


def places(competition: Competition, settings: KnockoutSettings) -> list[int]:
    """Players from the winner down: by the stage they reached, then by seed."""
    seeds = [entrant.number for entrant in in_seeding_order(competition.entrants)]
    ordered: list[int] = []
    for stage in reversed(stages(competition, settings)):
        for group in _groups(stage, settings):
            new = [number for number in sorted(group, key=seeds.index) if number not in ordered]
            ordered += new
    return ordered + [number for number in seeds if number not in ordered]


def _groups(stage: Sequence[Match], settings: KnockoutSettings) -> Iterator[list[int]]:
    """Winner of the final, its loser, the same of the match for third place, then the rest."""
    named = sorted((m for m in stage if m.place), key=lambda match: match.place)
    for match in named:
        winner = match.winner(settings)
        both = [number for number in (match.upper, match.lower) if number is not None]
        yield [winner] if winner else both
        yield both
    plain = [match for match in stage if not match.place]
    winners = [match.winner(settings) for match in plain]
    yield [number for number in winners if number is not None]
    yield [n for match in plain for n in (match.upper, match.lower) if n is not None]
