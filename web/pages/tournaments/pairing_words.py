"""Why two players meet, in words: what each pairing system tells of its work."""

from typing import Any

from web.figures import points_text
from web.language import gettext as _
from web.language import ngettext

Names = dict[int, str]
PAIRING_BYE = "pab"


def brackets(explanation: list[dict[str, Any]], names: Names) -> list[dict[str, Any]]:
    """Of the Dutch system: groups of equal scores from the top down, and who left them."""
    return [
        {
            "title": _bracket_title(bracket["score"]),
            "players": len([n for n in bracket["players"] if n]),
            "down": [names.get(number, str(number)) for number in bracket["floating_down"]],
            "pairs": [_bracket_pair(pair, names) for pair in bracket["pairs"]],
        }
        for bracket in explanation
    ]


def _bracket_title(score: str) -> str:
    if score.startswith("-"):
        return _("What is left")
    return _("Players with %(points)s points", points=points_text(score))


def _bracket_pair(pair: dict[str, Any], names: Names) -> dict[str, Any]:
    white, black = pair["white"], pair["black"]
    if pair["colour_rule"] == PAIRING_BYE or not black:
        bye = names.get(white or black, "")
        return {"white": bye, "black": _("bye"), "reasons": [_("nobody was left to play")]}
    broken = [criterion_text(name) for name in pair["criteria"]]
    return {
        "white": names.get(white, str(white)),
        "black": names.get(black, str(black)),
        "reasons": [colour_text(pair["colour_rule"]), *broken],
    }


def colour_text(rule: str) -> str:
    """Article E of the Dutch system: who gets the colour he should have."""
    return {
        "E.1": _("both get the colour they are due"),
        "E.2": _("the stronger claim to a colour was granted"),
        "E.3": _("colours alternate from the last round in which they differed"),
        "E.4": _("the higher ranked of the two gets the colour he is due"),
        "E.5": _("the colour drawn by lot before the first round decides"),
    }.get(rule, rule)


def criterion_text(name: str) -> str:
    """Criteria of the Dutch system that could not be met in full."""
    return {
        "C6": _("somebody plays outside of his group of scores"),
        "C7": _("scores of those who go down are as high as possible"),
        "C8": _("somebody goes down so that the next group can be paired"),
        "C9": _("the bye goes to somebody who has missed rounds"),
        "C10": _("a colour too many among the leaders"),
        "C11": _("the same colour three times among the leaders"),
        "C12": _("somebody does not get the colour he is due"),
        "C13": _("somebody does not get the colour he is strongly due"),
        "C14": _("somebody goes down for the second time running"),
        "C15": _("somebody is drawn up for the second time running"),
        "C16": _("somebody goes down again after two rounds"),
        "C17": _("somebody is drawn up again after two rounds"),
    }.get(name, _("criterion %(name)s could not be met in full", name=name))


def pairs_with_reasons(explanation: list[dict[str, Any]], names: Names) -> list[dict[str, Any]]:
    """Of the other systems, pair by pair; of a table drawn up in advance there is one line."""
    return [
        {
            "white": names.get(told["white"], ""),
            "black": names.get(told["black"], ""),
            "reasons": _reasons(told),
        }
        if "white" in told
        else {"white": "", "black": "", "reasons": [_table_text(told)]}
        for told in explanation
    ]


def _reasons(told: dict[str, Any]) -> list[str]:
    reasons = []
    if ranks := told.get("ranks"):
        reasons.append(_("ranks %(one)s and %(other)s", one=ranks[0], other=ranks[1]))
    if scores := told.get("mms"):
        one, other = (points_text(f"{score:g}") for score in scores)
        reasons.append(_("McMahon scores %(one)s and %(other)s", one=one, other=other))
    if stones := told.get("handicap_stones"):
        reasons.append(ngettext("%(num)d handicap stone", "%(num)d handicap stones", stones))
    if "rounds_met" in told:
        met = ", ".join(str(number) for number in told["rounds_met"])
        reasons.append(_("met in round %(rounds)s", rounds=met) if met else _("first meeting"))
    if told.get("colour_offences"):
        reasons.append(_("somebody does not get the colour he is due"))
    return reasons


def _table_text(told: dict[str, Any]) -> str:
    if "table" in told:
        return _("table %(name)s, round %(round)s", name=told["table"], round=told.get("round", ""))
    return ", ".join(f"{name}: {value}" for name, value in told.items())
