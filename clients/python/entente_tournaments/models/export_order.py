from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.export_order_format import ExportOrderFormat
from ..types import UNSET, Unset

T = TypeVar("T", bound="ExportOrder")


@_attrs_define
class ExportOrder:
    """A file to be made for a target.

    Attributes:
        target (str): For whom.
        format_ (ExportOrderFormat | Unset): trf26, trf16, trfx (for pairing programs), csv (players), json, pgn, …_csv.
            Default: ExportOrderFormat.TRF26.
        continuous (bool | Unset): Again whenever the tournament changes. Default: False.
    """

    target: str
    format_: ExportOrderFormat | Unset = ExportOrderFormat.TRF26
    continuous: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        target = self.target

        format_: str | Unset = UNSET
        if not isinstance(self.format_, Unset):
            format_ = self.format_.value

        continuous = self.continuous

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "target": target,
            }
        )
        if format_ is not UNSET:
            field_dict["format"] = format_
        if continuous is not UNSET:
            field_dict["continuous"] = continuous

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        target = d.pop("target")

        _format_ = d.pop("format", UNSET)
        format_: ExportOrderFormat | Unset
        if isinstance(_format_, Unset):
            format_ = UNSET
        else:
            format_ = ExportOrderFormat(_format_)

        continuous = d.pop("continuous", UNSET)

        export_order = cls(
            target=target,
            format_=format_,
            continuous=continuous,
        )

        return export_order
