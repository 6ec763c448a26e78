from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RankShown")


@_attrs_define
class RankShown:
    """A line of a standing or crosstable; `values` follow the headings, `cells` the rounds.

    Attributes:
        rank (int):
        registration_id (int | None):
        name (str):
        values (list[str]):
        cells (list[str]):
    """

    rank: int
    registration_id: int | None
    name: str
    values: list[str]
    cells: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        registration_id: int | None
        registration_id = self.registration_id

        name = self.name

        values = self.values

        cells = self.cells

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "registration_id": registration_id,
                "name": name,
                "values": values,
                "cells": cells,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rank = d.pop("rank")

        def _parse_registration_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        registration_id = _parse_registration_id(d.pop("registration_id"))

        name = d.pop("name")

        values = cast(list[str], d.pop("values"))

        cells = cast(list[str], d.pop("cells"))

        rank_shown = cls(
            rank=rank,
            registration_id=registration_id,
            name=name,
            values=values,
            cells=cells,
        )

        rank_shown.additional_properties = d
        return rank_shown

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
