from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.measured import Measured

if TYPE_CHECKING:
    from ..models.mark_holder_seen import MarkHolderSeen


T = TypeVar("T", bound="MarkSeen")


@_attrs_define
class MarkSeen:
    """One record: the first is its holder, the earliest of equals.

    Attributes:
        key (str):
        definition (str):
        measured (Measured): Of what a mark is taken.
        least (bool): The least figure is the record.
        places (list[MarkHolderSeen]):
    """

    key: str
    definition: str
    measured: Measured
    least: bool
    places: list[MarkHolderSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        definition = self.definition

        measured = self.measured.value

        least = self.least

        places = []
        for places_item_data in self.places:
            places_item = places_item_data.to_dict()
            places.append(places_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "definition": definition,
                "measured": measured,
                "least": least,
                "places": places,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.mark_holder_seen import MarkHolderSeen

        d = dict(src_dict)
        key = d.pop("key")

        definition = d.pop("definition")

        measured = Measured(d.pop("measured"))

        least = d.pop("least")

        places = []
        _places = d.pop("places")
        for places_item_data in _places:
            places_item = MarkHolderSeen.from_dict(places_item_data)

            places.append(places_item)

        mark_seen = cls(
            key=key,
            definition=definition,
            measured=measured,
            least=least,
            places=places,
        )

        mark_seen.additional_properties = d
        return mark_seen

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
