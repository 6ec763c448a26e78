"""How pages speak of Go: rules, time, results, what is asked."""

from collections.abc import Mapping
from typing import Any

from babel.numbers import format_decimal

from web.language import gettext as _
from web.language import language, ngettext

DAY_HOURS = 15  # hours of play in a day: clocks sleep nine


def colour_name(letter: str) -> str:
    return _("Black") if letter.upper() == "B" else _("White")


def rank_text(rank: str) -> str:
    """3k, without how near it is to the next."""
    return rank.partition(" ")[0]


def rules_text(game: dict) -> str:
    rules = _("Japanese rules") if game["ruleset"] == "JAPANESE" else _("Chinese rules")
    parts = [f"{game['size']}×{game['size']}", rules]
    if game.get("handicap"):
        parts.append(
            ngettext("%(num)d handicap stone", "%(num)d handicap stones", game["handicap"])
        )
    return ", ".join([*parts, _("komi %(komi)s", komi=points_text(game["komi"]))])


def points_text(points: float) -> str:
    return format_decimal(points, locale=language())


def result_text(result: str) -> str:
    """B+3.5, W+R, 0, VOID in words."""
    if result in ("", "VOID"):
        return _("No result") if result else ""
    if result == "0":
        return _("Jigo: nobody wins")
    winner, how = result[0], result[2:]
    ways = {
        "R": (_("Black wins by resignation"), _("White wins by resignation")),
        "T": (_("Black wins on time"), _("White wins on time")),
        "F": (_("Black wins by forfeit"), _("White wins by forfeit")),
    }
    if how in ways:
        return ways[how][winner == "W"]
    points = points_text(float(how))
    if winner == "B":
        return _("Black wins by %(points)s", points=points)
    return _("White wins by %(points)s", points=points)


def lead_text(points: float) -> str:
    """White's points less Black's."""
    if not points:
        return _("Both have the same")
    told = points_text(abs(points))
    if points < 0:
        return _("Black leads by %(points)s", points=told)
    return _("White leads by %(points)s", points=told)


def hours_text(hours: int) -> str:
    """A day of play has fifteen hours."""
    days, rest = divmod(max(hours, 0), DAY_HOURS)
    if not days:
        return _("%(hours)d h", hours=rest)
    if not rest:
        return _("%(days)d d", days=days)
    return _("%(days)d d %(hours)d h", days=days, hours=rest)


def clock_text(clock: dict) -> str:
    """What the first of both times is, main or byo-yomi."""
    left = clock["main_hours"] or clock["byo_yomi_hours"]
    return hours_text(left) if left > 0 or clock["periods"] < 0 else _("out of time")


def reserve_text(clock: dict, limit: Mapping[str, Any]) -> str:
    """What comes after it."""
    period = hours_text(limit["byo_yomi_hours"])
    if limit["byo_yomi_hours"] <= 0:
        return _("then nothing")
    if limit["type"] == "FIS":
        return _("and %(time)s per move", time=period)
    in_byo_yomi = clock["periods"] >= 0 and not clock["main_hours"]
    if limit["type"] == "CAN":
        stones = clock["periods"] if in_byo_yomi else limit["periods"]
        words = ngettext("for %(num)d stone", "for %(num)d stones", stones)
        return words if in_byo_yomi else _("then %(time)s %(stones)s", time=period, stones=words)
    periods = clock["periods"] if in_byo_yomi else limit["periods"]
    if not periods:
        return _("last period")
    return _("then %(periods)d × %(time)s", periods=periods, time=period)


def limit_text(limit: Mapping[str, Any]) -> str:
    """How much time both begin with; of a game (main_hours) or of a proposal (main_time)."""
    known = limit if "main_hours" in limit else limit_of(limit)
    main = hours_text(known["main_hours"])
    after = reserve_text({"main_hours": 1, "periods": -1}, known)
    return f"{main}, {after}"


def limit_of(settings: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": settings["byo_type"],
        "main_hours": settings["main_time"],
        "byo_yomi_hours": settings["byo_time"],
        "periods": settings["byo_periods"],
    }


def handicap_types() -> list[tuple[str, str]]:
    return [
        ("nigiri", _("Colours are drawn (nigiri)")),
        ("black", _("I take Black")),
        ("white", _("I take White")),
        ("double", _("Two games, one with each colour")),
        ("conv", _("Conventional handicap, from the ratings")),
        ("proper", _("Proper handicap and komi, from the ratings")),
        ("auko_sec", _("Komi by secret auction")),
        ("auko_opn", _("Komi by open auction")),
        ("div_ikyc", _("I name the komi, you choose the colour")),
        ("div_ykic", _("You name the komi, I choose the colour")),
    ]


def judgement_text(group: dict) -> str:
    """What looks true of a group, and how sure that is."""
    words = {"alive": _("alive"), "dead": _("dead"), "seki": _("alive in seki")}
    if group["certainty"] >= 0.7:
        sure = _("sure")
    else:
        sure = _("fairly sure") if group["certainty"] >= 0.3 else _("a guess: look here")
    return f"{words[group['judgement']]}, {sure}"
