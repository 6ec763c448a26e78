"""What is particular of the rule sets everybody has, in the reader's words."""

from web.language import gettext as _


def words_of_rules() -> dict[str, str]:
    """By the line that the service tells; a rule set somebody added speaks for itself."""
    return {
        "M-League": _("25,000 to 30,000, uma 30-10 and oka, red fives, no abortive draws."),
        "EMA": _(
            "European Mahjong Association: 30,000, uma 15-5, no red fives, all may ron,"
            " one yakuman at most, timed."
        ),
        "WRC": _(
            "World Riichi Championship: 30,000, uma 15-5, no red fives, kiriage mangan,"
            " sticks left over stay lost, timed."
        ),
        "tenhou": _(
            "tenhou.net: 25,000 to 30,000, uma 20-10 and oka, whole points, red fives, double ron,"
            " abortive draws, West if nobody has 30,000, ends below zero."
        ),
        "tenhou, three players": _(
            "35,000 to 40,000, uma 20-0-20 and oka, whole points, a tsumo lacks the share of the"
            " player who is not there; hand by hand or final scores."
        ),
        "Club": _(
            "An evening at the club: 25,000 to 30,000, uma 20-10 and oka, whole points,"
            " the last dealer may stop, ends below zero, timed."
        ),
    }
