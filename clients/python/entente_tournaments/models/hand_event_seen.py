from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HandEventSeen")


@_attrs_define
class HandEventSeen:
    """An event; what its type does not know is null.

    Attributes:
        description (None | str):
        id (int):
        event_order (int):
        type_ (str):
        actor_player_id (int | None):
        target_player_id (int | None):
        tile (None | str):
        hand (None | str):
        block (None | str):
        indicator_type (None | str):
        dora (None | str):
        is_tsumogiri (bool | None):
        is_reach_declaration (bool | None):
        is_rinshan (bool | None):
        is_accepted (bool | None):
        tenho_possible (bool | None):
        chiho_possible (bool | None):
        points (int | None):
        base_points (int | None):
        fu (int | None):
        han (int | None):
        is_called (bool | None):
        is_yakuman (bool | None):
        wait_type (None | str): How the winning tile completed the hand.
        reason (None | str):
    """

    description: None | str
    id: int
    event_order: int
    type_: str
    actor_player_id: int | None
    target_player_id: int | None
    tile: None | str
    hand: None | str
    block: None | str
    indicator_type: None | str
    dora: None | str
    is_tsumogiri: bool | None
    is_reach_declaration: bool | None
    is_rinshan: bool | None
    is_accepted: bool | None
    tenho_possible: bool | None
    chiho_possible: bool | None
    points: int | None
    base_points: int | None
    fu: int | None
    han: int | None
    is_called: bool | None
    is_yakuman: bool | None
    wait_type: None | str
    reason: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description: None | str
        description = self.description

        id = self.id

        event_order = self.event_order

        type_ = self.type_

        actor_player_id: int | None
        actor_player_id = self.actor_player_id

        target_player_id: int | None
        target_player_id = self.target_player_id

        tile: None | str
        tile = self.tile

        hand: None | str
        hand = self.hand

        block: None | str
        block = self.block

        indicator_type: None | str
        indicator_type = self.indicator_type

        dora: None | str
        dora = self.dora

        is_tsumogiri: bool | None
        is_tsumogiri = self.is_tsumogiri

        is_reach_declaration: bool | None
        is_reach_declaration = self.is_reach_declaration

        is_rinshan: bool | None
        is_rinshan = self.is_rinshan

        is_accepted: bool | None
        is_accepted = self.is_accepted

        tenho_possible: bool | None
        tenho_possible = self.tenho_possible

        chiho_possible: bool | None
        chiho_possible = self.chiho_possible

        points: int | None
        points = self.points

        base_points: int | None
        base_points = self.base_points

        fu: int | None
        fu = self.fu

        han: int | None
        han = self.han

        is_called: bool | None
        is_called = self.is_called

        is_yakuman: bool | None
        is_yakuman = self.is_yakuman

        wait_type: None | str
        wait_type = self.wait_type

        reason: None | str
        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "id": id,
                "event_order": event_order,
                "type": type_,
                "actor_player_id": actor_player_id,
                "target_player_id": target_player_id,
                "tile": tile,
                "hand": hand,
                "block": block,
                "indicator_type": indicator_type,
                "dora": dora,
                "is_tsumogiri": is_tsumogiri,
                "is_reach_declaration": is_reach_declaration,
                "is_rinshan": is_rinshan,
                "is_accepted": is_accepted,
                "tenho_possible": tenho_possible,
                "chiho_possible": chiho_possible,
                "points": points,
                "base_points": base_points,
                "fu": fu,
                "han": han,
                "is_called": is_called,
                "is_yakuman": is_yakuman,
                "wait_type": wait_type,
                "reason": reason,
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

        id = d.pop("id")

        event_order = d.pop("event_order")

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

        def _parse_tile(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tile = _parse_tile(d.pop("tile"))

        def _parse_hand(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        hand = _parse_hand(d.pop("hand"))

        def _parse_block(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        block = _parse_block(d.pop("block"))

        def _parse_indicator_type(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        indicator_type = _parse_indicator_type(d.pop("indicator_type"))

        def _parse_dora(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        dora = _parse_dora(d.pop("dora"))

        def _parse_is_tsumogiri(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_tsumogiri = _parse_is_tsumogiri(d.pop("is_tsumogiri"))

        def _parse_is_reach_declaration(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_reach_declaration = _parse_is_reach_declaration(
            d.pop("is_reach_declaration")
        )

        def _parse_is_rinshan(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_rinshan = _parse_is_rinshan(d.pop("is_rinshan"))

        def _parse_is_accepted(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_accepted = _parse_is_accepted(d.pop("is_accepted"))

        def _parse_tenho_possible(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        tenho_possible = _parse_tenho_possible(d.pop("tenho_possible"))

        def _parse_chiho_possible(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        chiho_possible = _parse_chiho_possible(d.pop("chiho_possible"))

        def _parse_points(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        points = _parse_points(d.pop("points"))

        def _parse_base_points(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        base_points = _parse_base_points(d.pop("base_points"))

        def _parse_fu(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        fu = _parse_fu(d.pop("fu"))

        def _parse_han(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        han = _parse_han(d.pop("han"))

        def _parse_is_called(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_called = _parse_is_called(d.pop("is_called"))

        def _parse_is_yakuman(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_yakuman = _parse_is_yakuman(d.pop("is_yakuman"))

        def _parse_wait_type(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        wait_type = _parse_wait_type(d.pop("wait_type"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        hand_event_seen = cls(
            description=description,
            id=id,
            event_order=event_order,
            type_=type_,
            actor_player_id=actor_player_id,
            target_player_id=target_player_id,
            tile=tile,
            hand=hand,
            block=block,
            indicator_type=indicator_type,
            dora=dora,
            is_tsumogiri=is_tsumogiri,
            is_reach_declaration=is_reach_declaration,
            is_rinshan=is_rinshan,
            is_accepted=is_accepted,
            tenho_possible=tenho_possible,
            chiho_possible=chiho_possible,
            points=points,
            base_points=base_points,
            fu=fu,
            han=han,
            is_called=is_called,
            is_yakuman=is_yakuman,
            wait_type=wait_type,
            reason=reason,
        )

        hand_event_seen.additional_properties = d
        return hand_event_seen

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
