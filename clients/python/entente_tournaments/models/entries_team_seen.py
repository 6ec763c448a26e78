from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.entries_team_seen_names import EntriesTeamSeenNames


T = TypeVar("T", bound="EntriesTeamSeen")


@_attrs_define
class EntriesTeamSeen:
    """A team; its players come to the boards in the order of their start numbers.

    Attributes:
        number (int):
        name (str):
        players (list[int]):
        names (EntriesTeamSeenNames):
    """

    number: int
    name: str
    players: list[int]
    names: EntriesTeamSeenNames
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        name = self.name

        players = self.players

        names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "name": name,
                "players": players,
                "names": names,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.entries_team_seen_names import EntriesTeamSeenNames

        d = dict(src_dict)
        number = d.pop("number")

        name = d.pop("name")

        players = cast(list[int], d.pop("players"))

        names = EntriesTeamSeenNames.from_dict(d.pop("names"))

        entries_team_seen = cls(
            number=number,
            name=name,
            players=players,
            names=names,
        )

        entries_team_seen.additional_properties = d
        return entries_team_seen

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
