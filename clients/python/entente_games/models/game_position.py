from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_position_dislodged_ones import GamePositionDislodgedOnes
    from ..models.game_position_ownerships import GamePositionOwnerships
    from ..models.game_position_units import GamePositionUnits


T = TypeVar("T", bound="GamePosition")


@_attrs_define
class GamePosition:
    """Owner by center; units [type, zone] and dislodged units [type, zone, origin] by role.

    Attributes:
        ownerships (GamePositionOwnerships):
        dislodged_ones (GamePositionDislodgedOnes):
        units (GamePositionUnits):
        forbiddens (list[int]):
    """

    ownerships: GamePositionOwnerships
    dislodged_ones: GamePositionDislodgedOnes
    units: GamePositionUnits
    forbiddens: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ownerships = self.ownerships.to_dict()

        dislodged_ones = self.dislodged_ones.to_dict()

        units = self.units.to_dict()

        forbiddens = self.forbiddens

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ownerships": ownerships,
                "dislodged_ones": dislodged_ones,
                "units": units,
                "forbiddens": forbiddens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_position_dislodged_ones import GamePositionDislodgedOnes
        from ..models.game_position_ownerships import GamePositionOwnerships
        from ..models.game_position_units import GamePositionUnits

        d = dict(src_dict)
        ownerships = GamePositionOwnerships.from_dict(d.pop("ownerships"))

        dislodged_ones = GamePositionDislodgedOnes.from_dict(d.pop("dislodged_ones"))

        units = GamePositionUnits.from_dict(d.pop("units"))

        forbiddens = cast(list[int], d.pop("forbiddens"))

        game_position = cls(
            ownerships=ownerships,
            dislodged_ones=dislodged_ones,
            units=units,
            forbiddens=forbiddens,
        )

        game_position.additional_properties = d
        return game_position

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
