from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.clock_view import ClockView


T = TypeVar("T", bound="SideView")


@_attrs_define
class SideView:
    """One colour of a game.

    Attributes:
        player_id (int):
        pseudo (str):
        asleep (bool):
        on_vacation (bool):
        prisoners (int):
        remaining_time (str):
        clock (ClockView): What is left of it now; `periods` is -1 before byo-yomi begins.
        start_rating (float | None):
        start_rank (str):
        end_rating (float | None):
        rating_change (float | None):
    """

    player_id: int
    pseudo: str
    asleep: bool
    on_vacation: bool
    prisoners: int
    remaining_time: str
    clock: ClockView
    start_rating: float | None
    start_rank: str
    end_rating: float | None
    rating_change: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        pseudo = self.pseudo

        asleep = self.asleep

        on_vacation = self.on_vacation

        prisoners = self.prisoners

        remaining_time = self.remaining_time

        clock = self.clock.to_dict()

        start_rating: float | None
        start_rating = self.start_rating

        start_rank = self.start_rank

        end_rating: float | None
        end_rating = self.end_rating

        rating_change: float | None
        rating_change = self.rating_change

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "pseudo": pseudo,
                "asleep": asleep,
                "on_vacation": on_vacation,
                "prisoners": prisoners,
                "remaining_time": remaining_time,
                "clock": clock,
                "start_rating": start_rating,
                "start_rank": start_rank,
                "end_rating": end_rating,
                "rating_change": rating_change,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.clock_view import ClockView

        d = dict(src_dict)
        player_id = d.pop("player_id")

        pseudo = d.pop("pseudo")

        asleep = d.pop("asleep")

        on_vacation = d.pop("on_vacation")

        prisoners = d.pop("prisoners")

        remaining_time = d.pop("remaining_time")

        clock = ClockView.from_dict(d.pop("clock"))

        def _parse_start_rating(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        start_rating = _parse_start_rating(d.pop("start_rating"))

        start_rank = d.pop("start_rank")

        def _parse_end_rating(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        end_rating = _parse_end_rating(d.pop("end_rating"))

        def _parse_rating_change(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        rating_change = _parse_rating_change(d.pop("rating_change"))

        side_view = cls(
            player_id=player_id,
            pseudo=pseudo,
            asleep=asleep,
            on_vacation=on_vacation,
            prisoners=prisoners,
            remaining_time=remaining_time,
            clock=clock,
            start_rating=start_rating,
            start_rank=start_rank,
            end_rating=end_rating,
            rating_change=rating_change,
        )

        side_view.additional_properties = d
        return side_view

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
