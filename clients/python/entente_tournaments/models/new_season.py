from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.stage import Stage
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewSeason")


@_attrs_define
class NewSeason:
    """A stage of a year.

    Attributes:
        year (int): The year a season starts in.
        season (Stage):
        qualifying (int | Unset): How many teams go on. Default: 0.
        games_per_team (int | None | Unset): As planned.
        least_games_per_player (int | None | Unset): As many each player should have.
        most_games_per_player (int | None | Unset): A line-up beyond it is refused.
        most_substitute_games (int | Unset): Games in which a team may seat somebody of no team. Default: 0.
    """

    year: int
    season: Stage
    qualifying: int | Unset = 0
    games_per_team: int | None | Unset = UNSET
    least_games_per_player: int | None | Unset = UNSET
    most_games_per_player: int | None | Unset = UNSET
    most_substitute_games: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        year = self.year

        season = self.season.value

        qualifying = self.qualifying

        games_per_team: int | None | Unset
        if isinstance(self.games_per_team, Unset):
            games_per_team = UNSET
        else:
            games_per_team = self.games_per_team

        least_games_per_player: int | None | Unset
        if isinstance(self.least_games_per_player, Unset):
            least_games_per_player = UNSET
        else:
            least_games_per_player = self.least_games_per_player

        most_games_per_player: int | None | Unset
        if isinstance(self.most_games_per_player, Unset):
            most_games_per_player = UNSET
        else:
            most_games_per_player = self.most_games_per_player

        most_substitute_games = self.most_substitute_games

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "year": year,
                "season": season,
            }
        )
        if qualifying is not UNSET:
            field_dict["qualifying"] = qualifying
        if games_per_team is not UNSET:
            field_dict["games_per_team"] = games_per_team
        if least_games_per_player is not UNSET:
            field_dict["least_games_per_player"] = least_games_per_player
        if most_games_per_player is not UNSET:
            field_dict["most_games_per_player"] = most_games_per_player
        if most_substitute_games is not UNSET:
            field_dict["most_substitute_games"] = most_substitute_games

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        year = d.pop("year")

        season = Stage(d.pop("season"))

        qualifying = d.pop("qualifying", UNSET)

        def _parse_games_per_team(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        games_per_team = _parse_games_per_team(d.pop("games_per_team", UNSET))

        def _parse_least_games_per_player(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        least_games_per_player = _parse_least_games_per_player(
            d.pop("least_games_per_player", UNSET)
        )

        def _parse_most_games_per_player(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        most_games_per_player = _parse_most_games_per_player(
            d.pop("most_games_per_player", UNSET)
        )

        most_substitute_games = d.pop("most_substitute_games", UNSET)

        new_season = cls(
            year=year,
            season=season,
            qualifying=qualifying,
            games_per_team=games_per_team,
            least_games_per_player=least_games_per_player,
            most_games_per_player=most_games_per_player,
            most_substitute_games=most_substitute_games,
        )

        return new_season
