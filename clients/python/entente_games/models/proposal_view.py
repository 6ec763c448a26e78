from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.group_view import GroupView
    from ..models.proposal_view_reasons import ProposalViewReasons


T = TypeVar("T", bound="ProposalView")


@_attrs_define
class ProposalView:
    """What looks dead, neutral or not yet closed, with a reason for every point judged.

    Attributes:
        points (list[str]):
        dead (list[str]):
        neutral (list[str]):
        open_ (list[str]):
        groups (list[GroupView]):
        reasons (ProposalViewReasons):
    """

    points: list[str]
    dead: list[str]
    neutral: list[str]
    open_: list[str]
    groups: list[GroupView]
    reasons: ProposalViewReasons
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        points = self.points

        dead = self.dead

        neutral = self.neutral

        open_ = self.open_

        groups = []
        for groups_item_data in self.groups:
            groups_item = groups_item_data.to_dict()
            groups.append(groups_item)

        reasons = self.reasons.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "points": points,
                "dead": dead,
                "neutral": neutral,
                "open": open_,
                "groups": groups,
                "reasons": reasons,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_view import GroupView
        from ..models.proposal_view_reasons import ProposalViewReasons

        d = dict(src_dict)
        points = cast(list[str], d.pop("points"))

        dead = cast(list[str], d.pop("dead"))

        neutral = cast(list[str], d.pop("neutral"))

        open_ = cast(list[str], d.pop("open"))

        groups = []
        _groups = d.pop("groups")
        for groups_item_data in _groups:
            groups_item = GroupView.from_dict(groups_item_data)

            groups.append(groups_item)

        reasons = ProposalViewReasons.from_dict(d.pop("reasons"))

        proposal_view = cls(
            points=points,
            dead=dead,
            neutral=neutral,
            open_=open_,
            groups=groups,
            reasons=reasons,
        )

        proposal_view.additional_properties = d
        return proposal_view

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
