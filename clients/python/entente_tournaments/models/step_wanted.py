from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rules_absence import RulesAbsence
from ..models.step import Step
from ..types import UNSET, Unset

T = TypeVar("T", bound="StepWanted")


@_attrs_define
class StepWanted:
    """One step; players by registration, boards by number.

    Attributes:
        step (Step): One thing an arbiter does to a round.
        one (int): pair, swap, bye: a player (paired, he has White); else a board.
        other (int | Unset): The other player or board of two. Default: 0.
        absence (RulesAbsence | Unset): Why a player has no opponent in a round.
    """

    step: Step
    one: int
    other: int | Unset = 0
    absence: RulesAbsence | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        step = self.step.value

        one = self.one

        other = self.other

        absence: str | Unset = UNSET
        if not isinstance(self.absence, Unset):
            absence = self.absence.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "step": step,
                "one": one,
            }
        )
        if other is not UNSET:
            field_dict["other"] = other
        if absence is not UNSET:
            field_dict["absence"] = absence

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        step = Step(d.pop("step"))

        one = d.pop("one")

        other = d.pop("other", UNSET)

        _absence = d.pop("absence", UNSET)
        absence: RulesAbsence | Unset
        if isinstance(_absence, Unset):
            absence = UNSET
        else:
            absence = RulesAbsence(_absence)

        step_wanted = cls(
            step=step,
            one=one,
            other=other,
            absence=absence,
        )

        step_wanted.additional_properties = d
        return step_wanted

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
