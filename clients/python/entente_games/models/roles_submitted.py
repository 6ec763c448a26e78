from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.counts import Counts


T = TypeVar("T", bound="RolesSubmitted")


@_attrs_define
class RolesSubmitted:
    """Roles that submitted, that called it final, that are waited for: all for the master, a
    player's own for him; and how many there are.

        Attributes:
            submitted (list[int]):
            agreed (list[int]):
            needed (list[int]):
            counts (Counts): How many roles.
    """

    submitted: list[int]
    agreed: list[int]
    needed: list[int]
    counts: Counts
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        submitted = self.submitted

        agreed = self.agreed

        needed = self.needed

        counts = self.counts.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "submitted": submitted,
                "agreed": agreed,
                "needed": needed,
                "counts": counts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.counts import Counts

        d = dict(src_dict)
        submitted = cast(list[int], d.pop("submitted"))

        agreed = cast(list[int], d.pop("agreed"))

        needed = cast(list[int], d.pop("needed"))

        counts = Counts.from_dict(d.pop("counts"))

        roles_submitted = cls(
            submitted=submitted,
            agreed=agreed,
            needed=needed,
            counts=counts,
        )

        roles_submitted.additional_properties = d
        return roles_submitted

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
