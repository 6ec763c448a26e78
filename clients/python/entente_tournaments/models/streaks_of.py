from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.streaks_of_streaks import StreaksOfStreaks


T = TypeVar("T", bound="StreaksOf")


@_attrs_define
class StreaksOf:
    """The longest runs of one player or team.

    Attributes:
        id (int):
        streaks (StreaksOfStreaks):
    """

    id: int
    streaks: StreaksOfStreaks
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        streaks = self.streaks.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "streaks": streaks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.streaks_of_streaks import StreaksOfStreaks

        d = dict(src_dict)
        id = d.pop("id")

        streaks = StreaksOfStreaks.from_dict(d.pop("streaks"))

        streaks_of = cls(
            id=id,
            streaks=streaks,
        )

        streaks_of.additional_properties = d
        return streaks_of

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
