from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.sheet_line import SheetLine


T = TypeVar("T", bound="ResultSheet")


@_attrs_define
class ResultSheet:
    """Results of several boards of a round.

    Attributes:
        results (list[SheetLine]): Each board once, with result and version as for one board.
    """

    results: list[SheetLine]

    def to_dict(self) -> dict[str, Any]:
        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "results": results,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sheet_line import SheetLine

        d = dict(src_dict)
        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = SheetLine.from_dict(results_item_data)

            results.append(results_item)

        result_sheet = cls(
            results=results,
        )

        return result_sheet
