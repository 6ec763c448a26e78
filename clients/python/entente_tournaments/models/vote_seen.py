from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="VoteSeen")


@_attrs_define
class VoteSeen:
    """What a role says to a proposal.

    Attributes:
        role (str):
        proposal (list[str]):
        agrees (bool):
    """

    role: str
    proposal: list[str]
    agrees: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        proposal = self.proposal

        agrees = self.agrees

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "proposal": proposal,
                "agrees": agrees,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role = d.pop("role")

        proposal = cast(list[str], d.pop("proposal"))

        agrees = d.pop("agrees")

        vote_seen = cls(
            role=role,
            proposal=proposal,
            agrees=agrees,
        )

        vote_seen.additional_properties = d
        return vote_seen

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
