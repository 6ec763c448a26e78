"""Pair a Keizer round: neighbours of the ranking meet, unless the rules keep them apart."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from services.tournaments.rules.colours import colours_of
from services.tournaments.rules.competitions import Competition, in_seeding_order
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal
from services.tournaments.rules.keizer.ranking import Keizer
from services.tournaments.rules.keizer.settings import (
    ByeRule,
    KeizerSettings,
    PairingRule,
    keizer_settings,
)
from services.tournaments.rules.matching import cheapest_pairs
from services.tournaments.rules.results import Absence
from services.tournaments.rules.separation import HARD, SOFT, groups, meetings_despite_wish

# Worse than both players getting the wrong colour.
MEETING_ONE_OF_OURS = 3


class KeizerEngine:
    """The Keizer system behind the common interface."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        settings = keizer_settings(competition.settings)
        earlier = competition.after(demand.round - 1)
        order = [number for number in _pairing_order(earlier, settings) if number in demand.present]
        return _Table(earlier, settings, demand.round).pair(order, demand)


class _Table:
    """What is known before one round: meetings, byes and colours so far."""

    def __init__(self, earlier: Competition, settings: KeizerSettings, round_number: int):
        self.settings, self.round = settings, round_number
        self.earlier, self.forbidden = earlier, earlier.forbidden
        self.hard, self.soft = groups(earlier, HARD), groups(earlier, SOFT)
        self.cells = earlier.cells()
        self.colours = {number: colours_of(line) for number, line in self.cells.items()}
        self.meetings: dict[frozenset[int], list[int]] = {}
        for played in earlier.rounds:
            for game in played.games:
                met = self.meetings.setdefault(frozenset((game.white, game.black)), [])
                met.append(played.number)

    def pair(self, order: Sequence[int], demand: Demand) -> Proposal:
        rank = {number: place for place, number in enumerate(order, start=1)}
        free = [number for number in order if number in demand.free]
        relaxations: list[str] = []
        sitting_out: tuple[int, ...] = ()
        if len(free) % 2:
            bye = self._bye(free, relaxations)
            free.remove(bye)
            sitting_out = (bye,)
        pairs = [self._with_colours(*pair) for pair in self._match(free, relaxations)]
        relaxations += [
            f"kept apart if possible: {white} and {black}"
            for white, black in meetings_despite_wish(self.earlier, pairs)
        ]
        pairs += demand.fixed
        pairs.sort(key=lambda pair: sorted(rank[number] for number in pair))
        if self.settings.random_boards:
            random.Random(f"{self.settings.random_seed}:{self.round}").shuffle(pairs)
        explanation = [self._explanation(pair, rank) for pair in pairs] if demand.explain else []
        return Proposal(tuple(pairs), sitting_out, tuple(relaxations), explanation)

    def _bye(self, free: Sequence[int], relaxations: list[str]) -> int:
        """The lowest player who may sit out; the rules give way one after the other."""
        candidates = list(reversed(free))
        if self.settings.bye_rule is ByeRule.EVENLY:
            candidates.sort(key=lambda number: len(self._byes(number)))
        rested = [number for number in candidates if self._has_rested(number)]
        settled = [number for number in rested if self._is_settled(number)]
        if settled:
            return settled[0]
        if rested:
            relaxations.append("a newcomer gets the bye")
            return rested[0]
        relaxations.append(
            f"second bye within {self.settings.rounds_between_byes} rounds: everybody had one"
        )
        return min(candidates, key=lambda number: max(self._byes(number)))

    def _byes(self, number: int) -> list[int]:
        return [c.round for c in self.cells[number] if c.absence is Absence.PAIRING_BYE]

    def _has_rested(self, number: int) -> bool:
        return all(
            self.round - bye > self.settings.rounds_between_byes for bye in self._byes(number)
        )

    def _is_settled(self, number: int) -> bool:
        """A newcomer is one who has not sat at a board although rounds were played."""
        if self.settings.bye_to_newcomers or self.round == 1:
            return True
        return any(cell.played for cell in self.cells[number])

    def _match(self, free: Sequence[int], relaxations: list[str]) -> list[tuple[int, int]]:
        """Pairs by rank, giving way on repeated meetings only as far as needed."""
        match = cheapest_pairs
        if self.settings.pairing is PairingRule.GREEDY:
            match = greedy_pairs
        for rules, given_up in self._steps():
            pairs = match(free, partial(self._offences, rules))
            if pairs is not None:
                relaxations.extend(given_up)
                return pairs
        raise NoPairingPossible(
            "Forbidden pairs leave somebody without an opponent; pair this round by hand"
        )

    def _steps(self) -> Iterator[tuple[KeizerSettings, list[str]]]:
        """The rules as they stand, then with ever fewer rounds between two meetings."""
        rules = self.settings
        given_up: list[str] = []
        yield rules, given_up
        wished = rules.rounds_between_meetings
        for between in range(wished - 1, -1, -1):
            rules = replace(rules, rounds_between_meetings=between)
            given_up = [f"rounds between two meetings: {between} instead of {wished}"]
            yield rules, given_up
        if rules.one_meeting_per_season_part:
            rules = replace(rules, one_meeting_per_season_part=False)
            given_up = [*given_up, "second meeting in the same part of the season"]
            yield rules, given_up
        if rules.max_meetings is not None:
            given_up = [*given_up, f"more than {rules.max_meetings} meetings"]
            yield replace(rules, max_meetings=None), given_up

    def _offences(self, rules: KeizerSettings, one: int, other: int) -> int | None:
        pair = frozenset((one, other))
        met = self.meetings.get(pair, [])
        if pair in self.forbidden or self._too_soon(met, rules):
            return None
        if any(pair <= group for group in self.hard):
            return None
        white, black = self._with_colours(one, other)
        together = any(pair <= group for group in self.soft)
        return self._colour_offences(white, black) + MEETING_ONE_OF_OURS * together

    def _too_soon(self, met: Sequence[int], rules: KeizerSettings) -> bool:
        part = rules.season_part(self.round)
        return (
            (rules.max_meetings is not None and len(met) >= rules.max_meetings)
            or any(self.round - last <= rules.rounds_between_meetings for last in met)
            or (
                rules.one_meeting_per_season_part
                and any(rules.season_part(last) == part for last in met)
            )
        )

    def _with_colours(self, upper: int, lower: int) -> tuple[int, int]:
        """White first: by balance, then the reverse of their last game, then by rank."""
        wished, reverse = (upper, lower), (lower, upper)
        difference = self.colours[upper].difference - self.colours[lower].difference
        last = self._last_colour_against(upper, lower)
        if difference:
            swap = difference > 0
        elif last is not None:
            swap = last == "w"
        else:
            swap = self.settings.lower_ranked_gets_white
        if swap:
            wished, reverse = reverse, wished
        better = self._colour_offences(*reverse) < self._colour_offences(*wished)
        return reverse if better else wished

    def _last_colour_against(self, number: int, opponent: int) -> str | None:
        colours = [
            "w" if cell.white else "b"
            for cell in self.cells[number]
            if cell.opponent == opponent and cell.played
        ]
        return colours[-1] if colours else None

    def _colour_offences(self, white: int, black: int) -> int:
        limits = {
            "max_difference": self.settings.max_colour_difference,
            "max_run": self.settings.max_same_colour_in_a_row,
        }
        return self.colours[white].offends("w", **limits) + self.colours[black].offends(
            "b", **limits
        )

    def _explanation(self, pair: tuple[int, int], rank: dict[int, int]) -> dict:
        white, black = pair
        return {
            "white": white,
            "black": black,
            "ranks": [rank[white], rank[black]],
            "rounds_met": self.meetings.get(frozenset(pair), []),
            "colours": [self.colours[white].sequence, self.colours[black].sequence],
            "colour_offences": self._colour_offences(white, black),
        }


def greedy_pairs(players: Sequence[int], offences) -> list[tuple[int, int]] | None:
    """From the top down, each with the nearest one allowed; None if somebody is left over."""
    left, pairs = list(players), []
    while left:
        upper = left.pop(0)
        lower = next((each for each in left if offences(upper, each) is not None), None)
        if lower is None:
            return None
        left.remove(lower)
        pairs.append((upper, lower))
    return pairs


def _pairing_order(earlier: Competition, settings: KeizerSettings) -> list[int]:
    """The order the round is paired in; newcomers of this round come last."""
    if not earlier.rounds:
        return _seeding(earlier, settings)
    order = Keizer(earlier, settings).ranking().order
    return order + [
        e.number for e in in_seeding_order(earlier.entrants) if e.number not in set(order)
    ]


def _seeding(earlier: Competition, settings: KeizerSettings) -> list[int]:
    """By start number, or by ratings shaken a little so that seasons begin differently."""
    entrants = in_seeding_order(earlier.entrants)
    shake = settings.first_round_random_rating
    if shake:
        dice = random.Random(settings.random_seed)
        entrants.sort(key=lambda each: -(each.rating + dice.randint(-shake, shake)))
    return [entrant.number for entrant in entrants]
