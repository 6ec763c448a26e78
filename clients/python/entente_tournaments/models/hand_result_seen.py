from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HandResultSeen")


@_attrs_define
class HandResultSeen:
    """A player's scores before and after a hand.

    Attributes:
        hand_id (int):
        seat (int):
        player_id (int):
        player_wind (str):
        start_score (int):
        score (int | None):
        rank (int | None):
    """

    hand_id: int
    seat: int
    player_id: int
    player_wind: str
    start_score: int
    score: int | None
    rank: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hand_id = self.hand_id

        seat = self.seat

        player_id = self.player_id

        player_wind = self.player_wind

        start_score = self.start_score

        score: int | None
        score = self.score

        rank: int | None
        rank = self.rank

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hand_id": hand_id,
                "seat": seat,
                "player_id": player_id,
                "player_wind": player_wind,
                "start_score": start_score,
                "score": score,
                "rank": rank,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        hand_id = d.pop("hand_id")

        seat = d.pop("seat")

        player_id = d.pop("player_id")

        player_wind = d.pop("player_wind")

        start_score = d.pop("start_score")

        def _parse_score(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        score = _parse_score(d.pop("score"))

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        hand_result_seen = cls(
            hand_id=hand_id,
            seat=seat,
            player_id=player_id,
            player_wind=player_wind,
            start_score=start_score,
            score=score,
            rank=rank,
        )

        hand_result_seen.additional_properties = d
        return hand_result_seen

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
