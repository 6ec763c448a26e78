"""Columns of standings in words: points, and what decides between equals."""

import re
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from web.figures import points_text
from web.language import N_
from web.language import gettext as _

# How columns are headed, and what they mean; C.07 of FIDE has the full rules.
COLUMNS = {
    "PTS": (N_("Pts"), N_("Points: 1 for a win, ½ for a draw, and those of byes.")),
    "BH": (N_("Bu."), N_("Buchholz: the sum of the points of all opponents.")),
    "FB": (N_("F.B."), N_("Fore Buchholz: Buchholz as if the last round had been all draws.")),
    "AOB": (N_("A.B."), N_("The average Buchholz of all opponents.")),
    "SB": (
        N_("S.B."),
        N_("Sonneborn-Berger: the points of beaten opponents, and half of those drawn with."),
    ),
    "WIN": (N_("Wins"), N_("How many rounds brought a full point, byes and forfeits included.")),
    "WON": (N_("Won"), N_("How many games were won at the board.")),
    "BPG": (N_("Blacks"), N_("How many games were played with Black.")),
    "BWG": (N_("B. won"), N_("How many games were won with Black.")),
    "PS": (N_("Prog."), N_("The sum of the points one had after each round.")),
    "DE": (N_("D.E."), N_("Direct encounter: the games between those who are equal.")),
    "KS": (N_("Koya"), N_("Points against those who have at least half of the points.")),
    "REP": (N_("Played"), N_("How many rounds one chose to play.")),
    "ARO": (N_("Avg."), N_("The average rating of the opponents.")),
    "TPR": (N_("Perf."), N_("The rating the result corresponds to.")),
    "PTP": (N_("P.P."), N_("The lowest rating from which the result was to be expected.")),
    "APRO": (N_("A.P."), N_("The average performance of the opponents.")),
    "APPO": (N_("A.P.P."), N_("The average perfect performance of the opponents.")),
    "RTNG": (N_("Rating"), N_("The rating at the start.")),
    "TPN": (N_("No."), N_("The number in the list of players.")),
    "MPTS": (N_("Match"), N_("Match points of the team.")),
    "GPTS": (N_("Games"), N_("Points of the team’s players.")),
    "MMS": (N_("McM."), N_("McMahon score: the start score and one for each win.")),
    "SOSM": (N_("SOS"), N_("The sum of the McMahon scores of all opponents.")),
    "SOSOSM": (N_("SOSOS"), N_("The sum of the SOS of all opponents.")),
    "SODOSM": (N_("SODOS"), N_("The sum of the McMahon scores of beaten opponents.")),
    "Score": (N_("Total"), N_("The sum of all terms: what the standing is ordered by.")),
    "Value": (N_("Value"), N_("What beating this player brings in the next round.")),
    "Games": (N_("Games"), N_("Games played.")),
    "W": (N_("W"), N_("Games won.")),
    "D": (N_("D"), N_("Games drawn.")),
    "L": (N_("L"), N_("Games lost.")),
    "%": (N_("%"), N_("Points of games in a hundred.")),
    "Colours": (N_("Col."), N_("Whites minus Blacks.")),
}
CUT, MEDIAN = re.compile(r"/C(\d)"), re.compile(r"/M(\d)")


def column_name(column: str) -> str:
    kind, known = _kind(column), COLUMNS.get(_kind(column))
    if known is None:
        return column
    return _(known[0]) + column[len(kind) :].replace("/C", " −").replace("/M", " ±")


def column_text(column: str) -> str:
    known = COLUMNS.get(_kind(column))
    if known is None:
        return _("A tie-break of FIDE C.07: %(name)s.", name=column)
    text = _(known[1])
    if cut := CUT.search(column):
        text += " " + _("Without the lowest %(count)s.", count=cut[1])
    if median := MEDIAN.search(column):
        text += " " + _("Without the %(count)s highest and lowest.", count=median[1])
    return text


def _kind(column: str) -> str:
    return re.split("[:/]", column)[0] if column != "%" else column


@dataclass(frozen=True)
class Sum:
    """A tie-break of one player as the sum it is; without terms where rules say more than that."""

    column: str
    name: str
    text: str
    value: str
    terms: str


def sums(columns: list[str], values: list[str | None], record: list[dict]) -> list[Sum]:
    """Each tie-break with its terms if they add up: rounds not played follow rules of their own."""
    return [
        Sum(
            column,
            column_name(column),
            column_text(column),
            points_text(value),
            _terms(column, value, record),
        )
        for column, value in zip(columns, values, strict=True)
    ]


Terms = tuple[list[str], Fraction | int]
BYE_POINTS = {"U": Fraction(1), "F": Fraction(1), "H": Fraction(1, 2)}


def _terms(column: str, value: str | None, record: list[dict]) -> str:
    """What adds up to the value; empty where rules of FIDE say more than a plain sum."""
    make = {
        "SB": _beaten,
        "PS": _running,
        "WIN": _full_points,
        "WON": _full_points,
        "BPG": _with_black,
        "ARO": _ratings,
    }
    met = [line for line in record if line["opponent"]]
    if _kind(column) == "BH":
        parts, total = _opponents(column, met)
    elif column in make:
        parts, total = make[column](record if column in ("PS", "WIN") else met)
    else:
        return ""
    if column == "ARO" and met:
        total = Fraction(round(total / len(met)))
        said = f"({' + '.join(parts)}) / {len(parts)}"
        return said if _if_they_add_up(parts, total, value) else ""
    return _if_they_add_up(parts, total, value)


def _opponents(column: str, met: list[dict]) -> Terms:
    """Their points, but for those that are left out."""
    cut, median = CUT.search(column), MEDIAN.search(column)
    scores = sorted(Fraction(str(line["opponent_points"])) for line in met)
    lowest = int(cut[1]) if cut else int(median[1]) if median else 0
    counted = scores[lowest : len(scores) - int(median[1]) if median else None]
    return [points_text(float(each)) for each in counted], sum(counted)


def _beaten(met: list[dict]) -> Terms:
    won = [(Fraction(str(line["points"])), Fraction(str(line["opponent_points"]))) for line in met]
    parts = [f"{points_text(float(part))} × {points_text(float(of))}" for part, of in won]
    return parts, sum(part * of for part, of in won)


def _own_points(line: dict) -> Fraction:
    if line["opponent"]:
        return Fraction(str(line["points"]))
    return BYE_POINTS.get(line["cell"], Fraction(0))


def _running(record: list[dict]) -> Terms:
    """What one had after each round."""
    sums = list(accumulate(_own_points(line) for line in record))
    return [points_text(float(each)) for each in sums], sum(sums)


def _full_points(lines: list[dict]) -> Terms:
    full = [line for line in lines if _own_points(line) == 1]
    return [_("round %(number)s", number=line["round"]) for line in full], len(full)


def _with_black(met: list[dict]) -> Terms:
    black = [line for line in met if not line["white"] and not line["forfeit"]]
    return [_("round %(number)s", number=line["round"]) for line in black], len(black)


def _ratings(met: list[dict]) -> Terms:
    found = [line["opponent"]["rating"] for line in met]
    return [str(each) for each in found], sum(found)


def _if_they_add_up(parts: list[str], total: Fraction | int, value: str | None) -> str:
    return " + ".join(parts) if value is not None and total == Fraction(value) else ""
