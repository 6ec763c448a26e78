from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="VoteCast")


@_attrs_define
class VoteCast:
    """How a role would end the game.

    Attributes:
        role (str): Who votes.
        proposal (list[str]): Who shares the draw; one alone is left the game.
        version (int): The version of the table you saw.
        agrees (bool | Unset): Yes or no. Default: True.
    """

    role: str
    proposal: list[str]
    version: int
    agrees: bool | Unset = True

    def to_dict(self) -> dict[str, Any]:
        role = self.role

        proposal = self.proposal

        version = self.version

        agrees = self.agrees

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role": role,
                "proposal": proposal,
                "version": version,
            }
        )
        if agrees is not UNSET:
            field_dict["agrees"] = agrees

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        role = d.pop("role")

        proposal = cast(list[str], d.pop("proposal"))

        version = d.pop("version")

        agrees = d.pop("agrees", UNSET)

        vote_cast = cls(
            role=role,
            proposal=proposal,
            version=version,
            agrees=agrees,
        )

        return vote_cast
