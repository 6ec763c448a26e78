from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ResultShown")


@_attrs_define
class ResultShown:
    """A result that counts.

    Attributes:
        date (datetime.datetime):
        tournament_id (int):
        tournament (str):
        round_ (int):
        board (int):
        white (str):
        black (str):
        result (int):
        notation (str):
    """

    date: datetime.datetime
    tournament_id: int
    tournament: str
    round_: int
    board: int
    white: str
    black: str
    result: int
    notation: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        date = self.date.isoformat()

        tournament_id = self.tournament_id

        tournament = self.tournament

        round_ = self.round_

        board = self.board

        white = self.white

        black = self.black

        result = self.result

        notation = self.notation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "date": date,
                "tournament_id": tournament_id,
                "tournament": tournament,
                "round": round_,
                "board": board,
                "white": white,
                "black": black,
                "result": result,
                "notation": notation,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        date = datetime.datetime.fromisoformat(d.pop("date"))

        tournament_id = d.pop("tournament_id")

        tournament = d.pop("tournament")

        round_ = d.pop("round")

        board = d.pop("board")

        white = d.pop("white")

        black = d.pop("black")

        result = d.pop("result")

        notation = d.pop("notation")

        result_shown = cls(
            date=date,
            tournament_id=tournament_id,
            tournament=tournament,
            round_=round_,
            board=board,
            white=white,
            black=black,
            result=result,
            notation=notation,
        )

        result_shown.additional_properties = d
        return result_shown

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
