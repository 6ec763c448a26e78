from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rule_set_seen_rank_points_by_floaters import (
        RuleSetSeenRankPointsByFloaters,
    )
    from ..models.rule_set_seen_switches import RuleSetSeenSwitches


T = TypeVar("T", bound="RuleSetSeen")


@_attrs_define
class RuleSetSeen:
    """A rule set.

    Attributes:
        description (str): What is particular, in a line.
        id (int):
        name (str):
        players (int):
        start_score (int):
        return_score (int):
        rank_points (list[float]):
        uma (list[float]): Rank points without the oka.
        oka (float): What the return score leaves to the first.
        rank_points_by_floaters (RuleSetSeenRankPointsByFloaters): Other rank points where so many end at or above the
            return score.
        time_limit_minutes (int):
        chombo_points (float):
        carry_over_divisor (int):
        winds (int):
        goal_score (int):
        double_wind_fu (int):
        noten_payment (int):
        honba_value (int):
        switches (RuleSetSeenSwitches): Every question answered by yes or no.
    """

    description: str
    id: int
    name: str
    players: int
    start_score: int
    return_score: int
    rank_points: list[float]
    uma: list[float]
    oka: float
    rank_points_by_floaters: RuleSetSeenRankPointsByFloaters
    time_limit_minutes: int
    chombo_points: float
    carry_over_divisor: int
    winds: int
    goal_score: int
    double_wind_fu: int
    noten_payment: int
    honba_value: int
    switches: RuleSetSeenSwitches
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description = self.description

        id = self.id

        name = self.name

        players = self.players

        start_score = self.start_score

        return_score = self.return_score

        rank_points = self.rank_points

        uma = self.uma

        oka = self.oka

        rank_points_by_floaters = self.rank_points_by_floaters.to_dict()

        time_limit_minutes = self.time_limit_minutes

        chombo_points = self.chombo_points

        carry_over_divisor = self.carry_over_divisor

        winds = self.winds

        goal_score = self.goal_score

        double_wind_fu = self.double_wind_fu

        noten_payment = self.noten_payment

        honba_value = self.honba_value

        switches = self.switches.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "id": id,
                "name": name,
                "players": players,
                "start_score": start_score,
                "return_score": return_score,
                "rank_points": rank_points,
                "uma": uma,
                "oka": oka,
                "rank_points_by_floaters": rank_points_by_floaters,
                "time_limit_minutes": time_limit_minutes,
                "chombo_points": chombo_points,
                "carry_over_divisor": carry_over_divisor,
                "winds": winds,
                "goal_score": goal_score,
                "double_wind_fu": double_wind_fu,
                "noten_payment": noten_payment,
                "honba_value": honba_value,
                "switches": switches,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.rule_set_seen_rank_points_by_floaters import (
            RuleSetSeenRankPointsByFloaters,
        )
        from ..models.rule_set_seen_switches import RuleSetSeenSwitches

        d = dict(src_dict)
        description = d.pop("description")

        id = d.pop("id")

        name = d.pop("name")

        players = d.pop("players")

        start_score = d.pop("start_score")

        return_score = d.pop("return_score")

        rank_points = cast(list[float], d.pop("rank_points"))

        uma = cast(list[float], d.pop("uma"))

        oka = d.pop("oka")

        rank_points_by_floaters = RuleSetSeenRankPointsByFloaters.from_dict(
            d.pop("rank_points_by_floaters")
        )

        time_limit_minutes = d.pop("time_limit_minutes")

        chombo_points = d.pop("chombo_points")

        carry_over_divisor = d.pop("carry_over_divisor")

        winds = d.pop("winds")

        goal_score = d.pop("goal_score")

        double_wind_fu = d.pop("double_wind_fu")

        noten_payment = d.pop("noten_payment")

        honba_value = d.pop("honba_value")

        switches = RuleSetSeenSwitches.from_dict(d.pop("switches"))

        rule_set_seen = cls(
            description=description,
            id=id,
            name=name,
            players=players,
            start_score=start_score,
            return_score=return_score,
            rank_points=rank_points,
            uma=uma,
            oka=oka,
            rank_points_by_floaters=rank_points_by_floaters,
            time_limit_minutes=time_limit_minutes,
            chombo_points=chombo_points,
            carry_over_divisor=carry_over_divisor,
            winds=winds,
            goal_score=goal_score,
            double_wind_fu=double_wind_fu,
            noten_payment=noten_payment,
            honba_value=honba_value,
            switches=switches,
        )

        rule_set_seen.additional_properties = d
        return rule_set_seen

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
