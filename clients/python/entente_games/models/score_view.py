from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ScoreView")


@_attrs_define
class ScoreView:
    """The count of a position; points are written as in SGF.

    Attributes:
        ruleset (str):
        score (str):
        points (float):
        marked (list[str]):
        dame (list[str]):
        neutral (list[str]):
        black_stones (int):
        black_dead (int):
        black_territory (list[str]):
        white_stones (int):
        white_dead (int):
        white_territory (list[str]):
        black_prisoners (int):
        white_prisoners (int):
        black_total (float):
        white_total (float):
    """

    ruleset: str
    score: str
    points: float
    marked: list[str]
    dame: list[str]
    neutral: list[str]
    black_stones: int
    black_dead: int
    black_territory: list[str]
    white_stones: int
    white_dead: int
    white_territory: list[str]
    black_prisoners: int
    white_prisoners: int
    black_total: float
    white_total: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ruleset = self.ruleset

        score = self.score

        points = self.points

        marked = self.marked

        dame = self.dame

        neutral = self.neutral

        black_stones = self.black_stones

        black_dead = self.black_dead

        black_territory = self.black_territory

        white_stones = self.white_stones

        white_dead = self.white_dead

        white_territory = self.white_territory

        black_prisoners = self.black_prisoners

        white_prisoners = self.white_prisoners

        black_total = self.black_total

        white_total = self.white_total

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ruleset": ruleset,
                "score": score,
                "points": points,
                "marked": marked,
                "dame": dame,
                "neutral": neutral,
                "black_stones": black_stones,
                "black_dead": black_dead,
                "black_territory": black_territory,
                "white_stones": white_stones,
                "white_dead": white_dead,
                "white_territory": white_territory,
                "black_prisoners": black_prisoners,
                "white_prisoners": white_prisoners,
                "black_total": black_total,
                "white_total": white_total,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        ruleset = d.pop("ruleset")

        score = d.pop("score")

        points = d.pop("points")

        marked = cast(list[str], d.pop("marked"))

        dame = cast(list[str], d.pop("dame"))

        neutral = cast(list[str], d.pop("neutral"))

        black_stones = d.pop("black_stones")

        black_dead = d.pop("black_dead")

        black_territory = cast(list[str], d.pop("black_territory"))

        white_stones = d.pop("white_stones")

        white_dead = d.pop("white_dead")

        white_territory = cast(list[str], d.pop("white_territory"))

        black_prisoners = d.pop("black_prisoners")

        white_prisoners = d.pop("white_prisoners")

        black_total = d.pop("black_total")

        white_total = d.pop("white_total")

        score_view = cls(
            ruleset=ruleset,
            score=score,
            points=points,
            marked=marked,
            dame=dame,
            neutral=neutral,
            black_stones=black_stones,
            black_dead=black_dead,
            black_territory=black_territory,
            white_stones=white_stones,
            white_dead=white_dead,
            white_territory=white_territory,
            black_prisoners=black_prisoners,
            white_prisoners=white_prisoners,
            black_total=black_total,
            white_total=white_total,
        )

        score_view.additional_properties = d
        return score_view

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
