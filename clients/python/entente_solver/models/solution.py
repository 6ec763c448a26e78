from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.solution_outcomes_item import SolutionOutcomesItem
    from ..models.solution_retreats_item import SolutionRetreatsItem
    from ..models.solution_situation_result import SolutionSituationResult


T = TypeVar("T", bound="Solution")


@_attrs_define
class Solution:
    """The position after, the report, and what became of each order.

    Attributes:
        stderr (str):
        stdout (str):
        situation_result (SolutionSituationResult):
        orders_result (str):
        outcomes (list[SolutionOutcomesItem]):
        retreats (list[SolutionRetreatsItem]):
        active_roles (list[int]):
    """

    stderr: str
    stdout: str
    situation_result: SolutionSituationResult
    orders_result: str
    outcomes: list[SolutionOutcomesItem]
    retreats: list[SolutionRetreatsItem]
    active_roles: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stderr = self.stderr

        stdout = self.stdout

        situation_result = self.situation_result.to_dict()

        orders_result = self.orders_result

        outcomes = []
        for outcomes_item_data in self.outcomes:
            outcomes_item = outcomes_item_data.to_dict()
            outcomes.append(outcomes_item)

        retreats = []
        for retreats_item_data in self.retreats:
            retreats_item = retreats_item_data.to_dict()
            retreats.append(retreats_item)

        active_roles = self.active_roles

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stderr": stderr,
                "stdout": stdout,
                "situation_result": situation_result,
                "orders_result": orders_result,
                "outcomes": outcomes,
                "retreats": retreats,
                "active_roles": active_roles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.solution_outcomes_item import SolutionOutcomesItem
        from ..models.solution_retreats_item import SolutionRetreatsItem
        from ..models.solution_situation_result import SolutionSituationResult

        d = dict(src_dict)
        stderr = d.pop("stderr")

        stdout = d.pop("stdout")

        situation_result = SolutionSituationResult.from_dict(d.pop("situation_result"))

        orders_result = d.pop("orders_result")

        outcomes = []
        _outcomes = d.pop("outcomes")
        for outcomes_item_data in _outcomes:
            outcomes_item = SolutionOutcomesItem.from_dict(outcomes_item_data)

            outcomes.append(outcomes_item)

        retreats = []
        _retreats = d.pop("retreats")
        for retreats_item_data in _retreats:
            retreats_item = SolutionRetreatsItem.from_dict(retreats_item_data)

            retreats.append(retreats_item)

        active_roles = cast(list[int], d.pop("active_roles"))

        solution = cls(
            stderr=stderr,
            stdout=stdout,
            situation_result=situation_result,
            orders_result=orders_result,
            outcomes=outcomes,
            retreats=retreats,
            active_roles=active_roles,
        )

        solution.additional_properties = d
        return solution

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
