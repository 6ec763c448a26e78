from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.stage import Stage

T = TypeVar("T", bound="SeasonSeen")


@_attrs_define
class SeasonSeen:
    """A stage of a year.

    Attributes:
        id (int):
        league_id (int):
        year (int):
        season (Stage):
        qualifying (int):
        games_per_team (int | None):
        least_games_per_player (int | None):
        most_games_per_player (int | None):
        most_substitute_games (int):
        finished (bool):
    """

    id: int
    league_id: int
    year: int
    season: Stage
    qualifying: int
    games_per_team: int | None
    least_games_per_player: int | None
    most_games_per_player: int | None
    most_substitute_games: int
    finished: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        league_id = self.league_id

        year = self.year

        season = self.season.value

        qualifying = self.qualifying

        games_per_team: int | None
        games_per_team = self.games_per_team

        least_games_per_player: int | None
        least_games_per_player = self.least_games_per_player

        most_games_per_player: int | None
        most_games_per_player = self.most_games_per_player

        most_substitute_games = self.most_substitute_games

        finished = self.finished

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "league_id": league_id,
                "year": year,
                "season": season,
                "qualifying": qualifying,
                "games_per_team": games_per_team,
                "least_games_per_player": least_games_per_player,
                "most_games_per_player": most_games_per_player,
                "most_substitute_games": most_substitute_games,
                "finished": finished,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        league_id = d.pop("league_id")

        year = d.pop("year")

        season = Stage(d.pop("season"))

        qualifying = d.pop("qualifying")

        def _parse_games_per_team(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        games_per_team = _parse_games_per_team(d.pop("games_per_team"))

        def _parse_least_games_per_player(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        least_games_per_player = _parse_least_games_per_player(
            d.pop("least_games_per_player")
        )

        def _parse_most_games_per_player(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        most_games_per_player = _parse_most_games_per_player(
            d.pop("most_games_per_player")
        )

        most_substitute_games = d.pop("most_substitute_games")

        finished = d.pop("finished")

        season_seen = cls(
            id=id,
            league_id=league_id,
            year=year,
            season=season,
            qualifying=qualifying,
            games_per_team=games_per_team,
            least_games_per_player=least_games_per_player,
            most_games_per_player=most_games_per_player,
            most_substitute_games=most_substitute_games,
            finished=finished,
        )

        season_seen.additional_properties = d
        return season_seen

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
