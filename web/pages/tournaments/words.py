"""What tournaments are made of, in the reader's words: systems, absences, points, names."""

from web.figures import points_text
from web.language import gettext as _


def system_text(system: str) -> str:
    return {
        "swiss": _("Swiss system"),
        "keizer": _("Keizer system"),
        "mcmahon": _("McMahon system"),
        "round_robin": _("everybody against everybody"),
        "double_round_robin": _("everybody against everybody, twice"),
        "knockout": _("knockout"),
        "double_elimination": _("double elimination"),
        "scheveningen": _("Scheveningen system"),
        "molter": _("Molter system"),
        "team_swiss": _("Swiss system of teams"),
        "team_round_robin": _("every team against every team"),
        "tables": _("tables of several seats"),
    }.get(system, system)


def status_text(status: str) -> str:
    return {
        "planned": _("planned"),
        "running": _("running"),
        "finished": _("finished"),
        "archived": _("archived"),
    }.get(status, status)


def absence_text(absence: str) -> str:
    return {
        "pairing_bye": _("bye"),
        "full_bye": _("full-point bye"),
        "half_bye": _("half-point bye"),
        "zero_bye": _("absent"),
        "excused": _("excused"),
        "unexcused": _("absent without excuse"),
        "club_duty": _("on duty for the club"),
        "personal": _("away for personal reasons"),
    }.get(absence, absence)


def result_text(notation: str) -> str:
    """The hyphen of the API becomes a dash."""
    return notation.replace("-", "–")


def family_and_given(name: str) -> tuple[str, str]:
    """Entries are written `Family, Given`; whoever has one name has a family name."""
    family, _comma, given = name.partition(",")
    return family.strip(), given.strip()


def spoken_name(name: str) -> str:
    return " ".join(part for part in reversed(family_and_given(name)) if part)


def time_control_text(tournament: dict) -> str:
    initial = tournament["time_control_initial_time"] or 0
    increment = tournament["time_control_increment"] or 0
    minutes = points_text(f"{initial / 60:g}")
    if initial and increment:
        return _("%(minutes)s min + %(seconds)d s a move", minutes=minutes, seconds=increment)
    if initial:
        return _("%(minutes)s min", minutes=minutes)
    return _("%(seconds)d s a move", seconds=increment) if increment else ""
