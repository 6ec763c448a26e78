from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="KeizerImport")


@_attrs_define
class KeizerImport:
    """How the new tournament is called; the file is the body or the form's part `file`.

    Attributes:
        uniq_id (str): The name used in addresses; no / and no colon.
        tournament (int | Unset): Which tournament of the file. Default: 1.
        score_forfeits (bool | Unset): Whether results like +/- score. Default: False.
    """

    uniq_id: str
    tournament: int | Unset = 1
    score_forfeits: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        tournament = self.tournament

        score_forfeits = self.score_forfeits

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "uniq_id": uniq_id,
            }
        )
        if tournament is not UNSET:
            field_dict["tournament"] = tournament
        if score_forfeits is not UNSET:
            field_dict["score_forfeits"] = score_forfeits

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        tournament = d.pop("tournament", UNSET)

        score_forfeits = d.pop("score_forfeits", UNSET)

        keizer_import = cls(
            uniq_id=uniq_id,
            tournament=tournament,
            score_forfeits=score_forfeits,
        )

        return keizer_import
