"""Write a tournament as a report file of the federation, TRF16 or TRF26."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from services.tournaments.rules.accelerations import virtual_points
from services.tournaments.rules.competitions import Cell, Competition, Entrant, in_seeding_order
from services.tournaments.rules.reports import RankOfTeam
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.texts import on_one_line

TYPE_CODES = {
    "swiss": "FIDE_DUTCH_2026",
    "round_robin": "FIDE_ROUNDROBIN",
    "double_round_robin": "FIDE_DOUBLEROUNDROBIN",
    "double_elimination": "CUSTOM_KNOCKOUT",
    "knockout": "CUSTOM_KNOCKOUT",
    "scheveningen": "CUSTOM_ROUNDROBIN",
    "keizer": "CUSTOM_SWISS",
    "team_swiss": "FIDE_TEAM_TYPEA_MP_GP",
    "team_round_robin": "FIDE_TEAM_ROUNDROBIN",
}

# Seen from the player's side.
GAME_CODES = {
    Result.NONE: " ",
    Result.WHITE_WINS: "1",
    Result.DRAW: "=",
    Result.BLACK_WINS: "0",
    Result.WHITE_WINS_BY_FORFEIT: "+",
    Result.BLACK_WINS_BY_FORFEIT: "-",
    Result.DOUBLE_FORFEIT: "-",
}
# Played, but not rated: a game of less than a move.
UNRATED_CODES = {"1": "W", "=": "D", "0": "L"}
ABSENCE_CODES = {
    Absence.PAIRING_BYE: "U",
    Absence.FULL_BYE: "F",
    Absence.HALF_BYE: "H",
}
ABSENT = "0000 - Z"
MATCH_POINTS = {"win": 2, "draw": 1, "loss": 0}
# Record 240: absences of rounds to come.
CODES_AHEAD = {Absence.FULL_BYE: "F", Absence.HALF_BYE: "H"}
FIRST_DATE, DATE_WIDTH = 91, 10
TEAM_NAME = 32
ACCELERATIONS = frozenset({"250", "XXA"})


@dataclass(frozen=True)
class Ranks:
    """Places in the standing, of players and of teams; who has none is written by his number."""

    players: Mapping[int, int] = field(default_factory=dict)
    teams: Mapping[int, RankOfTeam] = field(default_factory=dict)


def trf26(
    competition: Competition, apart: tuple[frozenset[int], ...] = (), ranks: Ranks | None = None
) -> str:
    """The report of 2026, with round count, first colour, accelerations, forbidden pairs.

    `apart` are groups that must not meet in the round to come.
    """
    places = ranks or Ranks()
    names = ",".join(competition.header.tie_breaks)
    rounds = rounds_of(competition)
    colour = competition.initial_colour.upper()
    records = [
        *_headers(competition),
        f"142 {rounds}",
        f"152 {colour}",
        f"192 {TYPE_CODES.get(competition.system, 'CUSTOM_SWISS')}",
        *_score_system(competition),
        *([f"202 {names}"] if names else []),
        *_kept_records(competition),
        *_players(competition, places),
        *_teams(competition, places),
        *_accelerations(competition),
        *(f"260   1 {rounds:>3} {low:>4} {high:>4}" for low, high in _forbidden_pairs(competition)),
        *_apart(competition, apart),
        *_byes_ahead(competition),
    ]
    return "".join(f"{on_one_line(record)}\n" for record in records)


def _score_system(competition: Competition) -> Iterator[str]:
    """Records 162 and 362, only where a bye or a match is not worth what it is everywhere else."""
    scoring = competition.scoring
    if not scoring.is_usual or scoring.pairing_bye != 1:
        letters = {
            "W": scoring.win,
            "D": scoring.draw,
            "L": scoring.loss,
            "A": scoring.forfeit,
            "P": scoring.pairing_bye,
        }
        worth = (f"{letter}{float(value):4.1f}" for letter, value in letters.items())
        yield f"162  {'    '.join(worth)}"
    matches = {name: competition.settings.get(name, usual) for name, usual in MATCH_POINTS.items()}
    if competition.teams and matches != MATCH_POINTS:
        values = (f"{name[0].upper()}{float(Fraction(str(v))):4.1f}" for name, v in matches.items())
        yield f"362  {'    '.join(values)}"


def trf16(competition: Competition, ranks: Ranks | None = None) -> str:
    """The report of 2016, with the extensions pairing programs agreed on."""
    places = ranks or Ranks()
    colour = "white1" if competition.initial_colour == "w" else "black1"
    records = [
        *_headers(competition),
        f"XXR {rounds_of(competition)}",
        f"XXC {colour}",
        *_points_of_2016(competition),
        *_kept_records(competition),
        *_players(competition, places),
        *_teams_of_2016(competition),
        *_lent_points(competition),
        *(f"XXP {low} {high}" for low, high in _forbidden_pairs(competition)),
    ]
    return "".join(f"{on_one_line(record)}\n" for record in records)


def last_played(competition: Competition) -> int:
    """The last round with games; later ones are only announced."""
    return max((played.number for played in competition.rounds if played.games), default=0)


def rounds_of(competition: Competition) -> int:
    last = max((played.number for played in competition.rounds), default=0)
    return max(competition.planned_rounds, last)


def _headers(competition: Competition) -> Iterator[str]:
    header = competition.header
    yield f"012 {competition.name}"
    yield from _record("022", header.city)
    yield from _record("032", header.federation)
    yield from _record("042", competition.start_date.replace("-", "/"))
    yield from _record("052", header.end_date.replace("-", "/"))
    yield f"062 {len(competition.entrants)}"
    yield f"072 {sum(1 for entrant in competition.entrants if entrant.rating)}"
    if competition.teams:
        yield f"082 {len(competition.teams)}"
    yield from _record("092", header.kind)
    yield from _record("102", header.chief_arbiter)
    for deputy in header.deputy_arbiters:
        yield from _record("112", deputy)
    yield from _record("122", header.rate_of_play)
    if header.dates:
        yield _dates(dict(header.dates))


def _record(code: str, text: str) -> Iterator[str]:
    if text:
        yield f"{code} {text}"


def _dates(dates: Mapping[int, str]) -> str:
    """Record 132: the day of a round above the column of its results."""
    days = (
        dates.get(number, "").replace("-", "/")[2:].ljust(DATE_WIDTH)
        for number in range(1, max(dates) + 1)
    )
    return ("132".ljust(FIRST_DATE) + "".join(days)).rstrip()


def _kept_records(competition: Competition) -> Iterator[str]:
    """Points lent by our own acceleration are written by us, not as the file had them."""
    for record in competition.unknown_records:
        ours = competition.teams and record.startswith("013")
        if not ours and not (competition.acceleration and record[:3] in ACCELERATIONS):
            yield record


def _players(competition: Competition, ranks: Ranks) -> Iterator[str]:
    last = last_played(competition)
    played = competition.after(last)
    scores, lines = played.scores(), played.cells()
    for entrant in in_seeding_order(competition.entrants):
        number = entrant.number
        rank = ranks.players.get(number, number)
        yield _player(entrant, scores[number], rank, lines[number], last)


def _player(entrant: Entrant, score: Fraction, rank: int, line: Iterable[Cell], last: int) -> str:
    written = {cell.round: _cell(cell) for cell in line}
    rating = entrant.rating or ""
    fixed = (
        f"001 {entrant.number:>4} {entrant.sex[:1]:1}{entrant.title[:3]:>3} "
        f"{entrant.name[:33]:<33} {rating:>4} {entrant.federation[:3]:<3} "
        f"{entrant.federation_id[:11]:>11} {entrant.birth.replace('-', '/')[:10]:<10} "
        f"{float(score):>4.1f} {rank:>4}"
    )
    cells = (written.get(number, ABSENT) for number in range(1, last + 1))
    return fixed + "".join(f"  {cell}" for cell in cells)


def _cell(cell: Cell) -> str:
    if cell.opponent is not None:
        code = GAME_CODES[cell.result]
        code = code if cell.rated else UNRATED_CODES.get(code, code)
        return f"{cell.opponent:>4} {'w' if cell.white else 'b'} {code}"
    return f"0000 - {ABSENCE_CODES.get(cell.absence, 'Z')}" if cell.absence else ABSENT


def _teams(competition: Competition, ranks: Ranks) -> Iterator[str]:
    for team in competition.teams:
        roster = "".join(f" {number:>4}" for number in team.roster)
        place = ranks.teams.get(team.number, RankOfTeam(team.number))
        blank = f"{place.match_points:>6.1f} {place.game_points:>6.1f} {place.rank:>3} "
        yield f"310 {team.number:>3} {team.name[:32]:<32} {'':5} {'':6} {blank}{roster}"


def _accelerations(competition: Competition) -> Iterator[str]:
    """One record 250 for each player and round with points lent to him."""
    for number in range(1, last_played(competition) + 2):
        for player, lent in sorted(virtual_points(competition, number).items()):
            if lent:
                when = f"{number:>3} {number:>3}"
                yield f"250 {'':4} {float(lent):>4.1f} {when} {player:>4} {player:>4}"


def _teams_of_2016(competition: Competition) -> Iterator[str]:
    """Record 013: a team and the start numbers of its players."""
    for team in competition.teams:
        roster = " ".join(f"{number:>4}" for number in team.roster)
        yield f"013 {team.name[:TEAM_NAME]:<{TEAM_NAME}}{roster}".rstrip()


def _points_of_2016(competition: Competition) -> Iterator[str]:
    """Records of programs: TRF16 itself knows 1, ½ and 0 only."""
    scoring = competition.scoring
    if not scoring.is_usual:
        yield f"BBW {float(scoring.win):4.1f}"
        yield f"BBD {float(scoring.draw):4.1f}"
        yield f"BBL {float(scoring.loss):4.1f}"
        yield f"BBZ {float(scoring.forfeit):4.1f}"
        yield f"BBF {float(scoring.forfeit):4.1f}"
    if not scoring.is_usual or scoring.pairing_bye != 1:
        yield f"BBU {float(scoring.pairing_bye):4.1f}"
        lost = "".join(f" {name}={float(scoring.loss):.1f}" for name in ("WL", "BL"))
        none = "".join(f" {name}={float(scoring.forfeit):.1f}" for name in ("ZPB", "FL"))
        worth = f"W={float(scoring.win):.1f} D={float(scoring.draw):.1f}{lost}{none}"
        yield f"XXS {worth} PAB={float(scoring.pairing_bye):.1f}"


def _lent_points(competition: Competition) -> Iterator[str]:
    """Record XXA of pairing programs: a player's lent points, round after round."""
    lent = [virtual_points(competition, n) for n in range(1, last_played(competition) + 2)]
    for entrant in in_seeding_order(competition.entrants):
        values = [float(of_round.get(entrant.number, 0)) for of_round in lent]
        if any(values):
            yield f"XXA {entrant.number:>4} " + "".join(f" {value:>4.1f}" for value in values)


def _apart(competition: Competition, ahead: tuple[frozenset[int], ...]) -> Iterator[str]:
    """Record 260 for one round at a time: who was kept apart changes from round to round."""
    last = last_played(competition)
    kept = [(played.number, group) for played in competition.rounds for group in played.apart]
    for number, group in [*kept, *((last + 1, group) for group in ahead)]:
        members = "".join(f" {each:>4}" for each in sorted(group))
        yield f"260 {number:>3} {number:>3}{members}"


def _byes_ahead(competition: Competition) -> Iterator[str]:
    last = last_played(competition)
    for played in (each for each in competition.rounds if each.number > last):
        named: dict[str, list[int]] = {}
        for number, absence in played.absences:
            named.setdefault(CODES_AHEAD.get(absence, "Z"), []).append(number)
        for code, players in sorted(named.items()):
            numbers = "".join(f" {number:>4}" for number in players)
            yield f"240 {code} {played.number:>3}{numbers}"


def _forbidden_pairs(competition: Competition) -> list[tuple[int, int]]:
    return sorted((min(pair), max(pair)) for pair in competition.forbidden)
