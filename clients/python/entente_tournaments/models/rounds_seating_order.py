from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.rounds_seating_order_earlier_item import RoundsSeatingOrderEarlierItem
    from ..models.rounds_seating_order_preferences import RoundsSeatingOrderPreferences
    from ..models.rounds_seating_order_strength import RoundsSeatingOrderStrength


T = TypeVar("T", bound="RoundsSeatingOrder")


@_attrs_define
class RoundsSeatingOrder:
    """Who is there, which roles a table has, and what happened before.

    Attributes:
        players (list[int]): Players, by any number.
        roles (list[str]): The roles of a table.
        earlier (list[RoundsSeatingOrderEarlierItem] | Unset): Tables of earlier rounds, role to player.
        apart (list[list[int]] | Unset): Pairs that should not share a table.
        strength (RoundsSeatingOrderStrength | Unset): For tables equally strong.
        preferences (RoundsSeatingOrderPreferences | Unset): Roles of one letter a player likes, best first.
        seed (int | Unset): The same seed seats the same. Default: 0.
    """

    players: list[int]
    roles: list[str]
    earlier: list[RoundsSeatingOrderEarlierItem] | Unset = UNSET
    apart: list[list[int]] | Unset = UNSET
    strength: RoundsSeatingOrderStrength | Unset = UNSET
    preferences: RoundsSeatingOrderPreferences | Unset = UNSET
    seed: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        players = self.players

        roles = self.roles

        earlier: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.earlier, Unset):
            earlier = []
            for earlier_item_data in self.earlier:
                earlier_item = earlier_item_data.to_dict()
                earlier.append(earlier_item)

        apart: list[list[int]] | Unset = UNSET
        if not isinstance(self.apart, Unset):
            apart = []
            for apart_item_data in self.apart:
                apart_item = []
                for apart_item_item_data in apart_item_data:
                    apart_item_item: int
                    apart_item_item = apart_item_item_data
                    apart_item.append(apart_item_item)

                apart.append(apart_item)

        strength: dict[str, Any] | Unset = UNSET
        if not isinstance(self.strength, Unset):
            strength = self.strength.to_dict()

        preferences: dict[str, Any] | Unset = UNSET
        if not isinstance(self.preferences, Unset):
            preferences = self.preferences.to_dict()

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
                "roles": roles,
            }
        )
        if earlier is not UNSET:
            field_dict["earlier"] = earlier
        if apart is not UNSET:
            field_dict["apart"] = apart
        if strength is not UNSET:
            field_dict["strength"] = strength
        if preferences is not UNSET:
            field_dict["preferences"] = preferences
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.rounds_seating_order_earlier_item import (
            RoundsSeatingOrderEarlierItem,
        )
        from ..models.rounds_seating_order_preferences import (
            RoundsSeatingOrderPreferences,
        )
        from ..models.rounds_seating_order_strength import RoundsSeatingOrderStrength

        d = dict(src_dict)
        players = cast(list[int], d.pop("players"))

        roles = cast(list[str], d.pop("roles"))

        _earlier = d.pop("earlier", UNSET)
        earlier: list[RoundsSeatingOrderEarlierItem] | Unset = UNSET
        if _earlier is not UNSET:
            earlier = []
            for earlier_item_data in _earlier:
                earlier_item = RoundsSeatingOrderEarlierItem.from_dict(
                    earlier_item_data
                )

                earlier.append(earlier_item)

        _apart = d.pop("apart", UNSET)
        apart: list[list[int]] | Unset = UNSET
        if _apart is not UNSET:
            apart = []
            for apart_item_data in _apart:
                apart_item = []
                _apart_item = apart_item_data
                for apart_item_item_data in _apart_item:

                    def _parse_apart_item_item(data: object) -> int:
                        return cast(int, data)

                    apart_item_item = _parse_apart_item_item(apart_item_item_data)

                    apart_item.append(apart_item_item)

                apart.append(apart_item)

        _strength = d.pop("strength", UNSET)
        strength: RoundsSeatingOrderStrength | Unset
        if isinstance(_strength, Unset):
            strength = UNSET
        else:
            strength = RoundsSeatingOrderStrength.from_dict(_strength)

        _preferences = d.pop("preferences", UNSET)
        preferences: RoundsSeatingOrderPreferences | Unset
        if isinstance(_preferences, Unset):
            preferences = UNSET
        else:
            preferences = RoundsSeatingOrderPreferences.from_dict(_preferences)

        seed = d.pop("seed", UNSET)

        rounds_seating_order = cls(
            players=players,
            roles=roles,
            earlier=earlier,
            apart=apart,
            strength=strength,
            preferences=preferences,
            seed=seed,
        )

        return rounds_seating_order
