"""What a correction changes, in the reader's words."""

from collections.abc import Sequence
from typing import Any

from web.language import gettext as _
from web.pages.league.frame import round_name, signed

NOTHING = "–"


def rows_in_words(consequences: Sequence[dict[str, Any]], names: Sequence[str]) -> list[dict]:
    """Names by seat; a kind of change without words of its own shows its values as they are."""
    titles = _titles()
    return [
        {
            "hand": each["hand"],
            "what": titles.get(each["what"], each["what"]),
            "before": _value(each["what"], each["before"], names, each["after"]),
            "after": _value(each["what"], each["after"], names, each["before"]),
        }
        for each in consequences
    ]


def _titles() -> dict[str, str]:
    return {
        "round": _("Hand of the game"),
        "honba_count": _("Honba"),
        "reach_stick_count": _("Riichi sticks"),
        "start_scores": _("Scores before the hand"),
        "events": _("Number of events"),
        "riichi": _("Riichi"),
        "wins": _("Wins"),
        "draw": _("Draw"),
        "end_scores": _("Scores after the hand"),
        "finished": _("Game over"),
        "final_scores": _("Final scores"),
        "ranks": _("Ranks"),
        "points": _("Points"),
    }


def _value(what: str, value: Any, names: Sequence[str], other: Any) -> str:
    """What stands on one side, `other` being what stands on the other one."""
    if value is None or value == []:
        return NOTHING
    if what == "round":
        return round_name(value)
    if what == "finished":
        return _("yes") if value else _("no")
    if what == "riichi":
        return ", ".join(names[seat] for seat in value)
    if what == "wins":
        return "; ".join(_win(win, names) for win in value)
    if what == "draw":
        return _draws().get(value, str(value))
    if not isinstance(value, list):
        return str(value)
    others = other or [None] * len(value)
    by_seat = zip(names, value, others, strict=False)
    return ", ".join(f"{name} {_number(what, one)}" for name, one, two in by_seat if one != two)


def _number(what: str, value: float) -> str:
    if what == "ranks":
        return str(value)
    return signed(value) if what == "points" else signed(value, 0).removeprefix("+")


def _win(win: dict[str, Any], names: Sequence[str]) -> str:
    winner, points = names[win["actor"]], signed(win["points"], 0)
    if win["target"] is None or win["target"] == win["actor"]:
        return _("%(winner)s by tsumo %(points)s", winner=winner, points=points)
    loser = names[win["target"]]
    return _("%(winner)s from %(loser)s %(points)s", winner=winner, loser=loser, points=points)


def _draws() -> dict[str, str]:
    return {
        "end_kyoku": _("drawn at the end of the wall"),
        "nagashi_mangan": _("nagashi mangan"),
        "nine_terminals": _("nine terminals and honours"),
        "four_winds": _("four equal winds"),
        "four_riichi": _("four riichi"),
        "four_kans": _("four kans"),
        "three_ron": _("three rons"),
    }
