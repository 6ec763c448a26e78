"""The forms of a log by name."""

from collections.abc import Sequence
from enum import StrEnum

from services.tournaments.league.domain.events import GameLog
from services.tournaments.league.domain.formats.checks import refuse_long
from services.tournaments.league.domain.formats.json_log import read_json_log, write_json_log
from services.tournaments.league.domain.formats.mjai import read_mjai
from services.tournaments.league.domain.formats.mjai_writing import write_mjai
from services.tournaments.league.domain.formats.mjlog import read_mjlog
from services.tournaments.league.domain.formats.plain_log import recorded_log, write_plain_log
from services.tournaments.league.domain.formats.tenhou import read_tenhou
from services.tournaments.league.domain.formats.viewer import read_viewer
from services.tournaments.league.domain.games import GameReplay
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.rule_sets import RuleSet


class LogForm(StrEnum):
    MJAI = "mjai"
    TENHOU = "tenhou6"
    MJLOG = "mjlog"
    JSON = "json"
    PLAIN = "plain"
    VIEWER = "viewer"


class ExportForm(StrEnum):
    """`json` tells what follows from the events, too; `plain` may be edited and imported again."""

    MJAI = "mjai"
    JSON = "json"
    PLAIN = "plain"


def read_log(form: str, text: str, rules: RuleSet) -> GameLog:
    refuse_long(text)
    if form == LogForm.TENHOU:
        log = read_tenhou(text, rules)
    elif form == LogForm.MJAI:
        log = read_mjai(text)
    elif form == LogForm.MJLOG:
        log = read_mjlog(text)
    elif form == LogForm.VIEWER:
        log = read_viewer(text)
    else:
        log = read_json_log(text)
    if not log.hands:
        raise UnreadableLog("there is no hand in it")
    return log


def write_log(form: str, game: GameReplay, names: Sequence[str]) -> str:
    if form == ExportForm.PLAIN:
        return write_plain_log(recorded_log(game), names)
    return write_mjai(game, names) if form == ExportForm.MJAI else write_json_log(game, names)
