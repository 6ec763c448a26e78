from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatingsSeatingOrder")


@_attrs_define
class SeatingsSeatingOrder:
    """How the next rounds shall be seated.

    Attributes:
        rounds (int | Unset): So many at once; drafts are seated anew. Default: 1.
        seed (int | Unset): The same seed and steps seat the same. Default: 0.
        steps (int | Unset): How many changes are tried. Default: 20000.
        seconds (int | Unset): Longer is not looked for better. Default: 20.
    """

    rounds: int | Unset = 1
    seed: int | Unset = 0
    steps: int | Unset = 20000
    seconds: int | Unset = 20

    def to_dict(self) -> dict[str, Any]:
        rounds = self.rounds

        seed = self.seed

        steps = self.steps

        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if seed is not UNSET:
            field_dict["seed"] = seed
        if steps is not UNSET:
            field_dict["steps"] = steps
        if seconds is not UNSET:
            field_dict["seconds"] = seconds

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        rounds = d.pop("rounds", UNSET)

        seed = d.pop("seed", UNSET)

        steps = d.pop("steps", UNSET)

        seconds = d.pop("seconds", UNSET)

        seatings_seating_order = cls(
            rounds=rounds,
            seed=seed,
            steps=steps,
            seconds=seconds,
        )

        return seatings_seating_order
