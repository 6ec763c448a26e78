from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeatingJobSeen")


@_attrs_define
class SeatingJobSeen:
    """Rounds being seated; `cost` is that of the best seating found so far.

    Attributes:
        id (int):
        first_round (int):
        rounds (int):
        seed (int):
        steps (int):
        cost (int | None):
        status (str):
        progress (int):
        message (str):
    """

    id: int
    first_round: int
    rounds: int
    seed: int
    steps: int
    cost: int | None
    status: str
    progress: int
    message: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        first_round = self.first_round

        rounds = self.rounds

        seed = self.seed

        steps = self.steps

        cost: int | None
        cost = self.cost

        status = self.status

        progress = self.progress

        message = self.message

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "first_round": first_round,
                "rounds": rounds,
                "seed": seed,
                "steps": steps,
                "cost": cost,
                "status": status,
                "progress": progress,
                "message": message,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        first_round = d.pop("first_round")

        rounds = d.pop("rounds")

        seed = d.pop("seed")

        steps = d.pop("steps")

        def _parse_cost(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        cost = _parse_cost(d.pop("cost"))

        status = d.pop("status")

        progress = d.pop("progress")

        message = d.pop("message")

        seating_job_seen = cls(
            id=id,
            first_round=first_round,
            rounds=rounds,
            seed=seed,
            steps=steps,
            cost=cost,
            status=status,
            progress=progress,
            message=message,
        )

        seating_job_seen.additional_properties = d
        return seating_job_seen

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
