from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RoleShown")


@_attrs_define
class RoleShown:
    """A role: England, English, E, and the colour of its units.

    Attributes:
        name (str):
        adjective (str):
        letter (str):
        colour (None | str): Null for the master, who has no units.
    """

    name: str
    adjective: str
    letter: str
    colour: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        adjective = self.adjective

        letter = self.letter

        colour: None | str
        colour = self.colour

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "adjective": adjective,
                "letter": letter,
                "colour": colour,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        adjective = d.pop("adjective")

        letter = d.pop("letter")

        def _parse_colour(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        colour = _parse_colour(d.pop("colour"))

        role_shown = cls(
            name=name,
            adjective=adjective,
            letter=letter,
            colour=colour,
        )

        role_shown.additional_properties = d
        return role_shown

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
