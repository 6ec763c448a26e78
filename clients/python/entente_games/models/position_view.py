from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PositionView")


@_attrs_define
class PositionView:
    """A position: stones as points of SGF.

    Attributes:
        move (int):
        size (int):
        black (list[str]):
        white (list[str]):
        marked (list[str]):
        last_move (str):
        black_prisoners (int):
        white_prisoners (int):
        snapshot (str):
    """

    move: int
    size: int
    black: list[str]
    white: list[str]
    marked: list[str]
    last_move: str
    black_prisoners: int
    white_prisoners: int
    snapshot: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        move = self.move

        size = self.size

        black = self.black

        white = self.white

        marked = self.marked

        last_move = self.last_move

        black_prisoners = self.black_prisoners

        white_prisoners = self.white_prisoners

        snapshot = self.snapshot

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "move": move,
                "size": size,
                "black": black,
                "white": white,
                "marked": marked,
                "last_move": last_move,
                "black_prisoners": black_prisoners,
                "white_prisoners": white_prisoners,
                "snapshot": snapshot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        move = d.pop("move")

        size = d.pop("size")

        black = cast(list[str], d.pop("black"))

        white = cast(list[str], d.pop("white"))

        marked = cast(list[str], d.pop("marked"))

        last_move = d.pop("last_move")

        black_prisoners = d.pop("black_prisoners")

        white_prisoners = d.pop("white_prisoners")

        snapshot = d.pop("snapshot")

        position_view = cls(
            move=move,
            size=size,
            black=black,
            white=white,
            marked=marked,
            last_move=last_move,
            black_prisoners=black_prisoners,
            white_prisoners=white_prisoners,
            snapshot=snapshot,
        )

        position_view.additional_properties = d
        return position_view

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
