from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.disagreement_seen import DisagreementSeen


T = TypeVar("T", bound="Consistency")


@_attrs_define
class Consistency:
    """No disagreements when everything stored follows from the events.

    Attributes:
        checked (int):
        disagreements (list[DisagreementSeen]):
        next_after (int | None): Go on behind this round; null at the end.
    """

    checked: int
    disagreements: list[DisagreementSeen]
    next_after: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        checked = self.checked

        disagreements = []
        for disagreements_item_data in self.disagreements:
            disagreements_item = disagreements_item_data.to_dict()
            disagreements.append(disagreements_item)

        next_after: int | None
        next_after = self.next_after

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "checked": checked,
                "disagreements": disagreements,
                "next_after": next_after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.disagreement_seen import DisagreementSeen

        d = dict(src_dict)
        checked = d.pop("checked")

        disagreements = []
        _disagreements = d.pop("disagreements")
        for disagreements_item_data in _disagreements:
            disagreements_item = DisagreementSeen.from_dict(disagreements_item_data)

            disagreements.append(disagreements_item)

        def _parse_next_after(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_after = _parse_next_after(d.pop("next_after"))

        consistency = cls(
            checked=checked,
            disagreements=disagreements,
            next_after=next_after,
        )

        consistency.additional_properties = d
        return consistency

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
