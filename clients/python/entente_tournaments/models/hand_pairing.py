from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="HandPairing")


@_attrs_define
class HandPairing:
    """The boards of a draft, from the first down.

    Attributes:
        pairs (list[list[int]]): White first, by registration id.
        byes (list[int] | Unset): Who gets the bye.
        accept (bool | Unset): Players meet again, or have neither board nor bye: it is meant. Default: False.
        teams (bool | Unset): Whether pairs and byes are numbers of teams. Default: False.
    """

    pairs: list[list[int]]
    byes: list[int] | Unset = UNSET
    accept: bool | Unset = False
    teams: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        pairs = []
        for pairs_item_data in self.pairs:
            pairs_item = []
            for pairs_item_item_data in pairs_item_data:
                pairs_item_item: int
                pairs_item_item = pairs_item_item_data
                pairs_item.append(pairs_item_item)

            pairs.append(pairs_item)

        byes: list[int] | Unset = UNSET
        if not isinstance(self.byes, Unset):
            byes = self.byes

        accept = self.accept

        teams = self.teams

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "pairs": pairs,
            }
        )
        if byes is not UNSET:
            field_dict["byes"] = byes
        if accept is not UNSET:
            field_dict["accept"] = accept
        if teams is not UNSET:
            field_dict["teams"] = teams

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        pairs = []
        _pairs = d.pop("pairs")
        for pairs_item_data in _pairs:
            pairs_item = []
            _pairs_item = pairs_item_data
            for pairs_item_item_data in _pairs_item:

                def _parse_pairs_item_item(data: object) -> int:
                    return cast(int, data)

                pairs_item_item = _parse_pairs_item_item(pairs_item_item_data)

                pairs_item.append(pairs_item_item)

            pairs.append(pairs_item)

        byes = cast(list[int], d.pop("byes", UNSET))

        accept = d.pop("accept", UNSET)

        teams = d.pop("teams", UNSET)

        hand_pairing = cls(
            pairs=pairs,
            byes=byes,
            accept=accept,
            teams=teams,
        )

        return hand_pairing
