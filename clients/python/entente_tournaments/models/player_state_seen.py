from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PlayerStateSeen")


@_attrs_define
class PlayerStateSeen:
    """A player's tiles after the deal (turn 0) or a discard; shanten 0 is tenpai.

    Attributes:
        event_id (int):
        player_id (int):
        hand (str):
        called (str):
        shanten_count (int):
        standard_type_shanten_count (int):
        seven_pairs_shanten_count (int | None):
        thirteen_orphans_shanten_count (int | None):
        is_reached (bool):
        turn_number (int):
        is_furiten (bool):
        waits (str): The tiles that complete the hand.
        wait_type (None | str):
        unseen_tiles (int): Tiles waited for that the player cannot see.
        wall_tiles (int): Tiles waited for still in the wall, dead wall included.
    """

    event_id: int
    player_id: int
    hand: str
    called: str
    shanten_count: int
    standard_type_shanten_count: int
    seven_pairs_shanten_count: int | None
    thirteen_orphans_shanten_count: int | None
    is_reached: bool
    turn_number: int
    is_furiten: bool
    waits: str
    wait_type: None | str
    unseen_tiles: int
    wall_tiles: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        event_id = self.event_id

        player_id = self.player_id

        hand = self.hand

        called = self.called

        shanten_count = self.shanten_count

        standard_type_shanten_count = self.standard_type_shanten_count

        seven_pairs_shanten_count: int | None
        seven_pairs_shanten_count = self.seven_pairs_shanten_count

        thirteen_orphans_shanten_count: int | None
        thirteen_orphans_shanten_count = self.thirteen_orphans_shanten_count

        is_reached = self.is_reached

        turn_number = self.turn_number

        is_furiten = self.is_furiten

        waits = self.waits

        wait_type: None | str
        wait_type = self.wait_type

        unseen_tiles = self.unseen_tiles

        wall_tiles = self.wall_tiles

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "event_id": event_id,
                "player_id": player_id,
                "hand": hand,
                "called": called,
                "shanten_count": shanten_count,
                "standard_type_shanten_count": standard_type_shanten_count,
                "seven_pairs_shanten_count": seven_pairs_shanten_count,
                "thirteen_orphans_shanten_count": thirteen_orphans_shanten_count,
                "is_reached": is_reached,
                "turn_number": turn_number,
                "is_furiten": is_furiten,
                "waits": waits,
                "wait_type": wait_type,
                "unseen_tiles": unseen_tiles,
                "wall_tiles": wall_tiles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        event_id = d.pop("event_id")

        player_id = d.pop("player_id")

        hand = d.pop("hand")

        called = d.pop("called")

        shanten_count = d.pop("shanten_count")

        standard_type_shanten_count = d.pop("standard_type_shanten_count")

        def _parse_seven_pairs_shanten_count(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seven_pairs_shanten_count = _parse_seven_pairs_shanten_count(
            d.pop("seven_pairs_shanten_count")
        )

        def _parse_thirteen_orphans_shanten_count(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        thirteen_orphans_shanten_count = _parse_thirteen_orphans_shanten_count(
            d.pop("thirteen_orphans_shanten_count")
        )

        is_reached = d.pop("is_reached")

        turn_number = d.pop("turn_number")

        is_furiten = d.pop("is_furiten")

        waits = d.pop("waits")

        def _parse_wait_type(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        wait_type = _parse_wait_type(d.pop("wait_type"))

        unseen_tiles = d.pop("unseen_tiles")

        wall_tiles = d.pop("wall_tiles")

        player_state_seen = cls(
            event_id=event_id,
            player_id=player_id,
            hand=hand,
            called=called,
            shanten_count=shanten_count,
            standard_type_shanten_count=standard_type_shanten_count,
            seven_pairs_shanten_count=seven_pairs_shanten_count,
            thirteen_orphans_shanten_count=thirteen_orphans_shanten_count,
            is_reached=is_reached,
            turn_number=turn_number,
            is_furiten=is_furiten,
            waits=waits,
            wait_type=wait_type,
            unseen_tiles=unseen_tiles,
            wall_tiles=wall_tiles,
        )

        player_state_seen.additional_properties = d
        return player_state_seen

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
