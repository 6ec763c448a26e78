"""Double elimination: who loses goes on below, and is out when he loses again."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from services.tournaments.rules.competitions import Competition, Round, in_seeding_order
from services.tournaments.rules.engines import Demand, NoPairingPossible, Proposal
from services.tournaments.rules.knockout import KnockoutSettings, Match, bracket_places

UPPER, LOWER, FINAL, SECOND_FINAL = "upper", "lower", "final", "second final"


@dataclass(eq=False)
class Node:
    """One match of the plan; its players come from a seed or from other matches."""

    place: str
    stage: int
    sources: tuple["Source", "Source"]
    match: Match | None = None
    settled: bool = False


@dataclass(frozen=True, eq=False)
class Source:
    """Where a player comes from: a seed (None for nobody), or the winner or loser of a match."""

    seed: int | None = None
    node: Node | None = None
    winner: bool = True


@dataclass
class Bracket:
    """All matches in an order in which each comes after those it waits for."""

    seeds: list[int]
    settings: KnockoutSettings
    nodes: list[Node] = field(default_factory=list)

    def add(self, place: str, stage: int, one: Source, other: Source) -> Node:
        node = Node(place, stage, (one, other))
        self.nodes.append(node)
        return node

    def settle(self) -> None:
        """Put players into the matches whose sources are known; nobody opposite: go on."""
        for node in self.nodes:
            if node.match is None and all(self.is_known(source) for source in node.sources):
                there = [p for p in (self.player(s) for s in node.sources) if p is not None]
                there.sort(key=self.seeds.index)
                if there:
                    lower = there[1] if len(there) > 1 else None
                    node.match = Match(node.stage, there[0], lower, node.place)
                node.settled = not there
            if node.match is not None:
                node.settled = node.match.winner(self.settings) is not None

    def is_known(self, source: Source) -> bool:
        return source.node is None or source.node.settled

    def player(self, source: Source) -> int | None:
        if source.node is None:
            return source.seed
        match = source.node.match
        if match is None:
            return None
        winner = match.winner(self.settings)
        return winner if source.winner else match.lower if winner == match.upper else match.upper

    def play(self, played: Round) -> None:
        self.settle()
        open_matches = {
            frozenset((node.match.upper, node.match.lower)): node.match
            for node in self.nodes
            if node.match is not None and not node.settled
        }
        for game in played.games:
            match = open_matches.get(frozenset((game.white, game.black)))
            if match is not None:
                match.games.append(game)
        self.settle()

    def open_nodes(self) -> list[Node]:
        return [node for node in self.nodes if node.match is not None and not node.settled]


def bracket(competition: Competition, settings: KnockoutSettings) -> Bracket:
    """The plan for the field, with all rounds played so far."""
    seeds = [entrant.number for entrant in in_seeding_order(competition.entrants)]
    found = Bracket(seeds, settings)
    above = _upper(found)
    below = _lower(found, above)
    champion, challenger = Source(node=above[-1][0]), below
    final = found.add(FINAL, len(above) + 1, champion, challenger)
    for played in sorted(competition.rounds, key=lambda each: each.number):
        found.play(played)
        _play_again(found, final)
    found.settle()
    return found


def _upper(found: Bracket) -> list[list[Node]]:
    size = 2
    while size < len(found.seeds):
        size *= 2
    places = [found.seeds[p - 1] if p <= len(found.seeds) else None for p in bracket_places(size)]
    sources = [Source(seed) for seed in places]
    stages: list[list[Node]] = []
    while len(sources) > 1:
        pairs = zip(sources[::2], sources[1::2], strict=True)
        stages.append([found.add(UPPER, len(stages) + 1, one, other) for one, other in pairs])
        sources = [Source(node=node) for node in stages[-1]]
    return stages


def _lower(found: Bracket, above: Sequence[Sequence[Node]]) -> Source:
    """The best of those who lost once; they come down crosswise, so as not to meet again soon."""
    waiting = [Source(node=node, winner=False) for node in above[0]]
    stage = 0
    for level, nodes in enumerate(above[1:], start=2):
        stage += 1
        pairs = zip(waiting[::2], waiting[1::2], strict=True)
        left = [Source(node=found.add(LOWER, stage, one, other)) for one, other in pairs]
        falling = [Source(node=node, winner=False) for node in nodes]
        half = len(falling) // 2
        crossed = falling[::-1] if level % 2 == 0 else falling[half:] + falling[:half]
        stage += 1
        waiting = [
            Source(node=found.add(LOWER, stage, one, other))
            for one, other in zip(left, crossed, strict=True)
        ]
    return waiting[0]


def _play_again(found: Bracket, final: Node) -> None:
    """Nobody is out before he has lost twice: the winner from below must win once more."""
    if not final.settled or final.match is None or found.nodes[-1].place == SECOND_FINAL:
        return
    if final.match.winner(found.settings) != found.player(final.sources[0]):
        found.add(SECOND_FINAL, final.stage + 1, *final.sources)


class DoubleEliminationEngine:
    """Each round is the next game of every match whose players are known."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        settings = KnockoutSettings(**competition.settings)
        open_nodes = bracket(competition.after(demand.round - 1), settings).open_nodes()
        if not open_nodes:
            raise NoPairingPossible("The final is played; there is nothing left to pair")
        matches = [node.match for node in open_nodes if node.match is not None]
        explanation = [
            {
                "place": m.place,
                "stage": m.stage,
                "upper": m.upper,
                "lower": m.lower,
                "game": len(m.games) + 1,
            }
            for m in matches
        ]
        return Proposal(tuple(m.next_pair() for m in matches), explanation=explanation)


def places(competition: Competition, settings: KnockoutSettings) -> list[int]:
    """Who is still in, unbeaten ones first; then by how late one lost for the last time."""
    found = bracket(competition, settings)
    beaten: set[int] = set()
    out: dict[int, tuple[int, int]] = {}
    for node in found.nodes:
        loser = found.player(Source(node=node, winner=False)) if node.settled else None
        if loser is None:
            continue
        if node.place != UPPER and (loser in beaten or node.place == SECOND_FINAL):
            out[loser] = _importance(node)
        beaten.add(loser)
    still_in = sorted((n for n in found.seeds if n not in out), key=lambda n: n in beaten)
    gone = [number for number in found.seeds if number in out]
    return still_in + sorted(gone, key=out.__getitem__, reverse=True)


def _importance(node: Node) -> tuple[int, int]:
    return {SECOND_FINAL: 3, FINAL: 2, LOWER: 1}[node.place], node.stage
