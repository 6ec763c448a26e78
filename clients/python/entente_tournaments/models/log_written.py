from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.export_form import ExportForm

T = TypeVar("T", bound="LogWritten")


@_attrs_define
class LogWritten:
    """A game as text; sent to /league-imports it gives the same events.

    Attributes:
        form (ExportForm): `json` tells what follows from the events, too; `plain` may be edited and imported again.
        log (str):
    """

    form: ExportForm
    log: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        form = self.form.value

        log = self.log

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "form": form,
                "log": log,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        form = ExportForm(d.pop("form"))

        log = d.pop("log")

        log_written = cls(
            form=form,
            log=log,
        )

        log_written.additional_properties = d
        return log_written

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
