from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HandEndSeen")


@_attrs_define
class HandEndSeen:
    """A riichi, a win or a draw: what a list of hands tells of each.

    Attributes:
        description (None | str):
        hand_id (int):
        type_ (str): reach, ron, tsumo or ryukyoku.
        actor_player_id (int | None):
        target_player_id (int | None):
        points (int | None):
        han (int | None):
        fu (int | None):
        reason (None | str):
        is_accepted (bool | None):
    """

    description: None | str
    hand_id: int
    type_: str
    actor_player_id: int | None
    target_player_id: int | None
    points: int | None
    han: int | None
    fu: int | None
    reason: None | str
    is_accepted: bool | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description: None | str
        description = self.description

        hand_id = self.hand_id

        type_ = self.type_

        actor_player_id: int | None
        actor_player_id = self.actor_player_id

        target_player_id: int | None
        target_player_id = self.target_player_id

        points: int | None
        points = self.points

        han: int | None
        han = self.han

        fu: int | None
        fu = self.fu

        reason: None | str
        reason = self.reason

        is_accepted: bool | None
        is_accepted = self.is_accepted

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "hand_id": hand_id,
                "type": type_,
                "actor_player_id": actor_player_id,
                "target_player_id": target_player_id,
                "points": points,
                "han": han,
                "fu": fu,
                "reason": reason,
                "is_accepted": is_accepted,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description"))

        hand_id = d.pop("hand_id")

        type_ = d.pop("type")

        def _parse_actor_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        actor_player_id = _parse_actor_player_id(d.pop("actor_player_id"))

        def _parse_target_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        target_player_id = _parse_target_player_id(d.pop("target_player_id"))

        def _parse_points(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        points = _parse_points(d.pop("points"))

        def _parse_han(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        han = _parse_han(d.pop("han"))

        def _parse_fu(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fu = _parse_fu(d.pop("fu"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        def _parse_is_accepted(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_accepted = _parse_is_accepted(d.pop("is_accepted"))

        hand_end_seen = cls(
            description=description,
            hand_id=hand_id,
            type_=type_,
            actor_player_id=actor_player_id,
            target_player_id=target_player_id,
            points=points,
            han=han,
            fu=fu,
            reason=reason,
            is_accepted=is_accepted,
        )

        hand_end_seen.additional_properties = d
        return hand_end_seen

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
