from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SeatingsGameEnd")


@_attrs_define
class SeatingsGameEnd:
    """The game ends as it stands, or goes on.

    Attributes:
        finished (bool): Whether it is over.
        version (int): The version of the table you saw.
    """

    finished: bool
    version: int

    def to_dict(self) -> dict[str, Any]:
        finished = self.finished

        version = self.version

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "finished": finished,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        finished = d.pop("finished")

        version = d.pop("version")

        seatings_game_end = cls(
            finished=finished,
            version=version,
        )

        return seatings_game_end
