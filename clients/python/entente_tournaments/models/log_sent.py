from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.log_form import LogForm
from ..types import UNSET, Unset

T = TypeVar("T", bound="LogSent")


@_attrs_define
class LogSent:
    """A whole game as another program wrote it; seat 0 of the log is seat 0 of the line-up.

    Attributes:
        form (LogForm):
        log (str): The text of the log.
        reason (str | Unset): Needed when the game was entered before. Default: ''.
    """

    form: LogForm
    log: str
    reason: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        form = self.form.value

        log = self.log

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "form": form,
                "log": log,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        form = LogForm(d.pop("form"))

        log = d.pop("log")

        reason = d.pop("reason", UNSET)

        log_sent = cls(
            form=form,
            log=log,
            reason=reason,
        )

        return log_sent
