from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SentGames")


@_attrs_define
class SentGames:
    """Games of published rounds.

    Attributes:
        content (str): The PGN file as text.
        round_ (int | None | Unset): For games whose tags do not tell theirs.
        results (bool | Unset): Enter the results of boards that have none. Default: False.
    """

    content: str
    round_: int | None | Unset = UNSET
    results: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        content = self.content

        round_: int | None | Unset
        if isinstance(self.round_, Unset):
            round_ = UNSET
        else:
            round_ = self.round_

        results = self.results

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "content": content,
            }
        )
        if round_ is not UNSET:
            field_dict["round"] = round_
        if results is not UNSET:
            field_dict["results"] = results

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        content = d.pop("content")

        def _parse_round_(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        round_ = _parse_round_(d.pop("round", UNSET))

        results = d.pop("results", UNSET)

        sent_games = cls(
            content=content,
            round_=round_,
            results=results,
        )

        return sent_games
