"""What every page of a league shares: names, the stage looked at, and what the visitor may do."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from flask import request

from web import api
from web.figures import signed
from web.language import gettext as _
from web.pages.league.figures import words_of_figures
from web.pages.league.rules import words_of_rules
from web.session import visitor
from web.templating import page

STAGES = ("regular", "semifinal", "final")
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
SEAT_WINDS = "東南西北"


@dataclass(frozen=True)
class Frame:
    """A league as /league-overviews tells it."""

    told: dict[str, Any]

    @property
    def league(self) -> dict[str, Any]:
        return self.told["league"]

    @property
    def rules(self) -> dict[str, Any]:
        return self.told["rules"]

    @property
    def address(self) -> str:
        return f"/leagues/{self.league['id']}"

    @cached_property
    def seasons(self) -> list[dict[str, Any]]:
        """The newest year first, its stages in the order of play."""
        stages = sorted(self.told["seasons"], key=lambda each: STAGES.index(each["season"]))
        return sorted(stages, key=lambda each: -each["year"])

    @cached_property
    def season(self) -> dict[str, Any] | None:
        """The stage asked for; otherwise the one being played, or the last of the newest year."""
        if not self.seasons:
            return None
        asked = request.args.get("season", type=int)
        for each in self.seasons:
            if each["id"] == asked:
                return each
        newest = [each for each in self.seasons if each["year"] == self.seasons[0]["year"]]
        running = [each for each in newest if not each["finished"]]
        return (running or newest[-1:])[0]

    @cached_property
    def team_names(self) -> dict[int, str]:
        return {team["id"]: team["name"] for team in self.told["teams"]}

    @cached_property
    def player_names(self) -> dict[int, str]:
        return {player["id"]: player["name"] for player in self.told["players"]}

    @cached_property
    def role(self) -> str | None:
        own = visitor().pseudo
        return next((each["role"] for each in self.told["staff"] if each["pseudo"] == own), None)

    @property
    def may_score(self) -> bool:
        return self.role is not None

    @property
    def may_organise(self) -> bool:
        return self.role == "organiser"

    def members_of(self, team_id: int, year: int) -> list[dict[str, Any]]:
        """Who belongs to a team in a year."""
        there = {
            each["player_id"]
            for each in self.told["memberships"]
            if each["team_id"] == team_id
            and each["joined_season_year"] <= year
            and (each["left_season_year"] is None or year <= each["left_season_year"])
        }
        return [player for player in self.told["players"] if player["id"] in there]


def load(league_id: int) -> Frame:
    return Frame(api.get("tournaments", f"/league-overviews/{league_id}"))


def show(template: str, frame: Frame, status: int = 200, /, **values: object):
    return page(
        f"league/{template}.html",
        status,
        frame=frame,
        season=values.pop("season", None) or (frame.season if frame.seasons else None),
        stage_name=stage_name,
        round_name=round_name,
        is_japanese=is_japanese,
        signed=signed,
        figures=words_of_figures(),
        rules_in_words=words_of_rules(),
        **values,
    )


def stage_name(stage: str) -> str:
    names = {
        "regular": _("regular season"),
        "semifinal": _("semifinal"),
        "final": _("final stage"),
    }
    return names[stage]


def round_name(code: str, honba: int = 0) -> str:
    """`2z4` is South 4."""
    wind, number = code.split("z")
    winds = (_("East"), _("South"), _("West"), _("North"))
    name = f"{winds[int(wind) - 1]} {number}"
    return f"{name} · {honba} {_('honba')}" if honba else name


def is_japanese(text: str) -> bool:
    return bool(JAPANESE.search(text))
