from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.wanted_token_scope import WantedTokenScope
from ..types import UNSET, Unset

T = TypeVar("T", bound="WantedToken")


@_attrs_define
class WantedToken:
    """What the script is called, what it may do and for how long.

    Attributes:
        name (str): What you know the script by.
        scope (WantedTokenScope | Unset): read, play (and read), or organise (and both); never password, e-mail,
            sessions, tokens, leaving or administration. Default: WantedTokenScope.READ.
        days (int | Unset): After so many days it is useless. Default: 90.
    """

    name: str
    scope: WantedTokenScope | Unset = WantedTokenScope.READ
    days: int | Unset = 90

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        scope: str | Unset = UNSET
        if not isinstance(self.scope, Unset):
            scope = self.scope.value

        days = self.days

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if scope is not UNSET:
            field_dict["scope"] = scope
        if days is not UNSET:
            field_dict["days"] = days

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        _scope = d.pop("scope", UNSET)
        scope: WantedTokenScope | Unset
        if isinstance(_scope, Unset):
            scope = UNSET
        else:
            scope = WantedTokenScope(_scope)

        days = d.pop("days", UNSET)

        wanted_token = cls(
            name=name,
            scope=scope,
            days=days,
        )

        return wanted_token
