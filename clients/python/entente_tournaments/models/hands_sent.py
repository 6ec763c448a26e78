from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.log_form import LogForm

T = TypeVar("T", bound="HandsSent")


@_attrs_define
class HandsSent:
    """One hand or several as another program wrote them.

    Attributes:
        form (LogForm):
        log (str): The text of the log; it begins where the game stands.
    """

    form: LogForm
    log: str

    def to_dict(self) -> dict[str, Any]:
        form = self.form.value

        log = self.log

        field_dict: dict[str, Any] = {}

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
        form = LogForm(d.pop("form"))

        log = d.pop("log")

        hands_sent = cls(
            form=form,
            log=log,
        )

        return hands_sent
