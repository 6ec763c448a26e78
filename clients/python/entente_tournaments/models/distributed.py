from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.distributed_names import DistributedNames
    from ..models.move import Move


T = TypeVar("T", bound="Distributed")


@_attrs_define
class Distributed:
    """Who goes where; who fits no rule stays.

    Attributes:
        moves (list[Move]):
        without_place (list[int]):
        names (DistributedNames):
    """

    moves: list[Move]
    without_place: list[int]
    names: DistributedNames
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        without_place = self.without_place

        names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "moves": moves,
                "without_place": without_place,
                "names": names,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.distributed_names import DistributedNames
        from ..models.move import Move

        d = dict(src_dict)
        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = Move.from_dict(moves_item_data)

            moves.append(moves_item)

        without_place = cast(list[int], d.pop("without_place"))

        names = DistributedNames.from_dict(d.pop("names"))

        distributed = cls(
            moves=moves,
            without_place=without_place,
            names=names,
        )

        distributed.additional_properties = d
        return distributed

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
