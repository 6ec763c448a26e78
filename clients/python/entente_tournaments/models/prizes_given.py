from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.prize_group_given import PrizeGroupGiven


T = TypeVar("T", bound="PrizesGiven")


@_attrs_define
class PrizesGiven:
    """All groups, in the order in which prizes are given.

    Attributes:
        groups (list[PrizeGroupGiven]): The groups, each with its prizes.
    """

    groups: list[PrizeGroupGiven]

    def to_dict(self) -> dict[str, Any]:
        groups = []
        for groups_item_data in self.groups:
            groups_item = groups_item_data.to_dict()
            groups.append(groups_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "groups": groups,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.prize_group_given import PrizeGroupGiven

        d = dict(src_dict)
        groups = []
        _groups = d.pop("groups")
        for groups_item_data in _groups:
            groups_item = PrizeGroupGiven.from_dict(groups_item_data)

            groups.append(groups_item)

        prizes_given = cls(
            groups=groups,
        )

        return prizes_given
