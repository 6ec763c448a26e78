from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.prize_group_given import PrizeGroupGiven
    from ..models.rounds_award_seen import RoundsAwardSeen


T = TypeVar("T", bound="PrizesSeen")


@_attrs_define
class PrizesSeen:
    """The prizes, and who wins them by the standing after `round`.

    Attributes:
        round_ (int):
        groups (list[PrizeGroupGiven]):
        awards (list[RoundsAwardSeen]):
        total_cents (int):
    """

    round_: int
    groups: list[PrizeGroupGiven]
    awards: list[RoundsAwardSeen]
    total_cents: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        groups = []
        for groups_item_data in self.groups:
            groups_item = groups_item_data.to_dict()
            groups.append(groups_item)

        awards = []
        for awards_item_data in self.awards:
            awards_item = awards_item_data.to_dict()
            awards.append(awards_item)

        total_cents = self.total_cents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "groups": groups,
                "awards": awards,
                "total_cents": total_cents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.prize_group_given import PrizeGroupGiven
        from ..models.rounds_award_seen import RoundsAwardSeen

        d = dict(src_dict)
        round_ = d.pop("round")

        groups = []
        _groups = d.pop("groups")
        for groups_item_data in _groups:
            groups_item = PrizeGroupGiven.from_dict(groups_item_data)

            groups.append(groups_item)

        awards = []
        _awards = d.pop("awards")
        for awards_item_data in _awards:
            awards_item = RoundsAwardSeen.from_dict(awards_item_data)

            awards.append(awards_item)

        total_cents = d.pop("total_cents")

        prizes_seen = cls(
            round_=round_,
            groups=groups,
            awards=awards,
            total_cents=total_cents,
        )

        prizes_seen.additional_properties = d
        return prizes_seen

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
