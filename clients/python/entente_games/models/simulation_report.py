from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_position import GamePosition
    from ..models.simulation_report_outcomes_item import SimulationReportOutcomesItem


T = TypeVar("T", bound="SimulationReport")


@_attrs_define
class SimulationReport:
    """What the solver says, the report of the phase, the position after it, and what became of
    each order and why, as the solver gives it and in words.

        Attributes:
            msg (str):
            result (str):
            position (GamePosition): Owner by center; units [type, zone] and dislodged units [type, zone, origin] by role.
            outcomes (list[SimulationReportOutcomesItem]):
    """

    msg: str
    result: str
    position: GamePosition
    outcomes: list[SimulationReportOutcomesItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        msg = self.msg

        result = self.result

        position = self.position.to_dict()

        outcomes = []
        for outcomes_item_data in self.outcomes:
            outcomes_item = outcomes_item_data.to_dict()
            outcomes.append(outcomes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "msg": msg,
                "result": result,
                "position": position,
                "outcomes": outcomes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_position import GamePosition
        from ..models.simulation_report_outcomes_item import (
            SimulationReportOutcomesItem,
        )

        d = dict(src_dict)
        msg = d.pop("msg")

        result = d.pop("result")

        position = GamePosition.from_dict(d.pop("position"))

        outcomes = []
        _outcomes = d.pop("outcomes")
        for outcomes_item_data in _outcomes:
            outcomes_item = SimulationReportOutcomesItem.from_dict(outcomes_item_data)

            outcomes.append(outcomes_item)

        simulation_report = cls(
            msg=msg,
            result=result,
            position=position,
            outcomes=outcomes,
        )

        simulation_report.additional_properties = d
        return simulation_report

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
