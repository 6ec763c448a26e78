"""The setup text of a game: T<type>:U<player>:H<handicap>:…:C<comment>, and its invitation part."""

import re
from dataclasses import dataclass
from functools import lru_cache

from services.games.go.domain.handicap import Adjustment, JigoMode, Ruleset
from services.games.go.domain.rules_broken import InvalidSetup
from services.games.go.domain.setup import GameSettings, HandicapType
from services.games.go.domain.time_systems import ByoType, TimeLimit

NUMBER = r"(-?\d+)"
KOMI = r"(-?\d+(?:\.\d)?)"
SETUP = re.compile(
    rf"T(\d+):U{NUMBER}:H{NUMBER}:{NUMBER}:{NUMBER}:{NUMBER}:K{KOMI}?:{KOMI}:J([012]):FK{KOMI}?"
    rf":R([01]):{NUMBER}:{NUMBER}:{NUMBER}(?::H%[^:]*)?:{NUMBER}:C(.*)",
    re.S,
)
INVITATION = re.compile(
    rf"(.*:C):I(\d+):([01]):r([012]):([01]):t([JCF]):{NUMBER}:{NUMBER}:{NUMBER}:([01])", re.S
)


@dataclass(frozen=True)
class Restrictions:
    """Who may join an offer."""

    must_be_rated: bool = False
    rating_minimum: int = 0
    rating_maximum: int = 0
    minimum_rated_games: int = 0
    same_opponent: int = 0


OPEN_TO_ALL = Restrictions()


@dataclass(frozen=True)
class Setup:
    """How a game came about: for the komi negotiation and for a rematch."""

    handicap_type: HandicapType
    player_id: int
    handicap: int
    adjustment: Adjustment
    komi: float | None = None
    opponent_komi: float | None = None
    restrictions: Restrictions = OPEN_TO_ALL
    comment: str = ""

    def __str__(self) -> str:
        adjustment, limits = self.adjustment, self.restrictions
        return ":".join(
            (
                f"T{self.handicap_type.number}",
                f"U{self.player_id}",
                f"H{self.handicap}",
                f"{adjustment.handicap}",
                f"{adjustment.minimum_handicap}",
                f"{adjustment.maximum_handicap}",
                f"K{_komi_text(self.komi)}",
                f"{adjustment.komi:.1f}",
                f"J{list(JigoMode).index(adjustment.jigo_mode)}",
                f"FK{_komi_text(self.opponent_komi)}",
                f"R{int(limits.must_be_rated)}",
                f"{limits.rating_minimum}",
                f"{limits.rating_maximum}",
                f"{limits.minimum_rated_games}",
                f"{limits.same_opponent}",
                f"C{self.comment}",
            )
        )


def setup_of(text: str) -> Setup:
    """Read a setup text; newer Dragon Go Servers write an extra part before the last number."""
    found = SETUP.fullmatch(text)
    if not found or not 1 <= int(found[1]) <= len(HandicapType):
        raise InvalidSetup
    adjustment = Adjustment(
        int(found[4]), int(found[5]), int(found[6]), float(found[8]), list(JigoMode)[int(found[9])]
    )
    return Setup(
        list(HandicapType)[int(found[1]) - 1],
        int(found[2]),
        int(found[3]),
        adjustment,
        komi=float(found[7]) if found[7] else None,
        opponent_komi=float(found[10]) if found[10] else None,
        restrictions=Restrictions(found[11] == "1", *(int(found[i]) for i in range(12, 16))),
        comment=found[16],
    )


@lru_cache(1000)
def jigo_mode_in(text: str) -> JigoMode:
    """Whether komi may make a draw; lists of games ask for it often."""
    return setup_of(text).adjustment.jigo_mode if text else JigoMode.KEEP_KOMI


def setup_from(
    settings: GameSettings,
    player_id: int,
    restrictions: Restrictions = OPEN_TO_ALL,
    comment: str = "",
) -> Setup:
    """What is remembered of settings; where komi is negotiated it has yet to be found."""
    komi = None if settings.handicap_type.is_fair_komi else settings.komi
    return Setup(
        settings.handicap_type,
        player_id,
        settings.handicap,
        settings.adjustment,
        komi,
        restrictions=restrictions,
        comment=comment,
    )


def template_text(player_id: int, settings: GameSettings) -> str:
    """Settings as a template keeps them: a setup text without comment, and the invitation part."""
    setup, time = setup_from(settings, player_id), settings.time
    return (
        f"{setup}:I{settings.size}:{int(settings.rated)}"
        f":r{1 if settings.ruleset is Ruleset.JAPANESE else 2}"
        f":{int(settings.standard_handicap)}:t{time.byo_type.letter}:{time.main}"
        f":{time.byo_time}:{time.byo_periods}:{int(settings.runs_on_weekends)}"
    )


def settings_of(text: str) -> GameSettings:
    """Read a template."""
    found = INVITATION.fullmatch(text)
    if not found:
        raise InvalidSetup
    setup = setup_of(found[1])
    byo_type = {kind.letter: kind for kind in ByoType}[found[6]]
    ruleset = Ruleset.CHINESE if found[4] == "2" else Ruleset.JAPANESE
    return GameSettings(
        size=int(found[2]),
        ruleset=ruleset,
        handicap_type=setup.handicap_type,
        handicap=setup.handicap,
        komi=ruleset.default_komi if setup.komi is None else setup.komi,
        adjustment=setup.adjustment,
        time=TimeLimit(byo_type, *(int(found[i]) for i in (7, 8, 9))),
        rated=found[3] == "1",
        standard_handicap=found[5] == "1",
        runs_on_weekends=found[10] == "1",
    )


def _komi_text(komi: float | None) -> str:
    return "" if komi is None else f"{komi:.1f}"
