from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlayerView")


@_attrs_define
class PlayerView:
    """A Go player.

    Attributes:
        player_id (int):
        pseudo (str):
        rating (float | None):
        rank (str):
        rating_minimum (float | None):
        rating_maximum (float | None):
        night_start (int):
        refuse_timeout_days (int):
        automatic_vacation (bool):
        vacation_balance_days (float):
        vacation_days_left (float):
        running (int):
        finished (int):
        rated_games (int):
        won (int):
        lost (int):
    """

    player_id: int
    pseudo: str
    rating: float | None
    rank: str
    rating_minimum: float | None
    rating_maximum: float | None
    night_start: int
    refuse_timeout_days: int
    automatic_vacation: bool
    vacation_balance_days: float
    vacation_days_left: float
    running: int
    finished: int
    rated_games: int
    won: int
    lost: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        pseudo = self.pseudo

        rating: float | None
        rating = self.rating

        rank = self.rank

        rating_minimum: float | None
        rating_minimum = self.rating_minimum

        rating_maximum: float | None
        rating_maximum = self.rating_maximum

        night_start = self.night_start

        refuse_timeout_days = self.refuse_timeout_days

        automatic_vacation = self.automatic_vacation

        vacation_balance_days = self.vacation_balance_days

        vacation_days_left = self.vacation_days_left

        running = self.running

        finished = self.finished

        rated_games = self.rated_games

        won = self.won

        lost = self.lost

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "pseudo": pseudo,
                "rating": rating,
                "rank": rank,
                "rating_minimum": rating_minimum,
                "rating_maximum": rating_maximum,
                "night_start": night_start,
                "refuse_timeout_days": refuse_timeout_days,
                "automatic_vacation": automatic_vacation,
                "vacation_balance_days": vacation_balance_days,
                "vacation_days_left": vacation_days_left,
                "running": running,
                "finished": finished,
                "rated_games": rated_games,
                "won": won,
                "lost": lost,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        pseudo = d.pop("pseudo")

        def _parse_rating(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating = _parse_rating(d.pop("rating"))

        rank = d.pop("rank")

        def _parse_rating_minimum(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating_minimum = _parse_rating_minimum(d.pop("rating_minimum"))

        def _parse_rating_maximum(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating_maximum = _parse_rating_maximum(d.pop("rating_maximum"))

        night_start = d.pop("night_start")

        refuse_timeout_days = d.pop("refuse_timeout_days")

        automatic_vacation = d.pop("automatic_vacation")

        vacation_balance_days = d.pop("vacation_balance_days")

        vacation_days_left = d.pop("vacation_days_left")

        running = d.pop("running")

        finished = d.pop("finished")

        rated_games = d.pop("rated_games")

        won = d.pop("won")

        lost = d.pop("lost")

        player_view = cls(
            player_id=player_id,
            pseudo=pseudo,
            rating=rating,
            rank=rank,
            rating_minimum=rating_minimum,
            rating_maximum=rating_maximum,
            night_start=night_start,
            refuse_timeout_days=refuse_timeout_days,
            automatic_vacation=automatic_vacation,
            vacation_balance_days=vacation_balance_days,
            vacation_days_left=vacation_days_left,
            running=running,
            finished=finished,
            rated_games=rated_games,
            won=won,
            lost=lost,
        )

        player_view.additional_properties = d
        return player_view

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
