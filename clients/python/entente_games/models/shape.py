from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Shape")


@_attrs_define
class Shape:
    """A start position: as a snapshot, or as an SGF and how many of its moves to play.

    Attributes:
        name (str): Its name.
        position (str | Unset): <snapshot> S<size> [W]; W when White begins. Default: ''.
        sgf (str | Unset): Instead of a position: an SGF record. Default: ''.
        sgf_moves (int | Unset): Moves of the SGF to play first. Default: 0.
        notes (str | Unset): What it is for. Default: ''.
        public (bool | Unset): Whether everybody sees it. Default: False.
    """

    name: str
    position: str | Unset = ""
    sgf: str | Unset = ""
    sgf_moves: int | Unset = 0
    notes: str | Unset = ""
    public: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        position = self.position

        sgf = self.sgf

        sgf_moves = self.sgf_moves

        notes = self.notes

        public = self.public

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if position is not UNSET:
            field_dict["position"] = position
        if sgf is not UNSET:
            field_dict["sgf"] = sgf
        if sgf_moves is not UNSET:
            field_dict["sgf_moves"] = sgf_moves
        if notes is not UNSET:
            field_dict["notes"] = notes
        if public is not UNSET:
            field_dict["public"] = public

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        position = d.pop("position", UNSET)

        sgf = d.pop("sgf", UNSET)

        sgf_moves = d.pop("sgf_moves", UNSET)

        notes = d.pop("notes", UNSET)

        public = d.pop("public", UNSET)

        shape = cls(
            name=name,
            position=position,
            sgf=sgf,
            sgf_moves=sgf_moves,
            notes=notes,
            public=public,
        )

        return shape
