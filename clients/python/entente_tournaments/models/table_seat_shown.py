from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TableSeatShown")


@_attrs_define
class TableSeatShown:
    """A role at a table of several seats and who has it; `score` is a fraction as text.

    Attributes:
        table (int):
        role (str):
        registration_id (int):
        name (str):
        score (str):
        finished (bool):
    """

    table: int
    role: str
    registration_id: int
    name: str
    score: str
    finished: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        table = self.table

        role = self.role

        registration_id = self.registration_id

        name = self.name

        score = self.score

        finished = self.finished

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "table": table,
                "role": role,
                "registration_id": registration_id,
                "name": name,
                "score": score,
                "finished": finished,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        table = d.pop("table")

        role = d.pop("role")

        registration_id = d.pop("registration_id")

        name = d.pop("name")

        score = d.pop("score")

        finished = d.pop("finished")

        table_seat_shown = cls(
            table=table,
            role=role,
            registration_id=registration_id,
            name=name,
            score=score,
            finished=finished,
        )

        table_seat_shown.additional_properties = d
        return table_seat_shown

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
