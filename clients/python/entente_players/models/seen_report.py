from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeenReport")


@_attrs_define
class SeenReport:
    """A report, with the text as it stood.

    Attributes:
        id (int):
        kind (str):
        subject (str):
        text (str):
        author_player_id (int | None):
        reporter (str):
        reason (str):
        created_at (datetime.datetime):
        closed_at (datetime.datetime | None):
        closed_by (None | str):
        outcome (None | str):
    """

    id: int
    kind: str
    subject: str
    text: str
    author_player_id: int | None
    reporter: str
    reason: str
    created_at: datetime.datetime
    closed_at: datetime.datetime | None
    closed_by: None | str
    outcome: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind = self.kind

        subject = self.subject

        text = self.text

        author_player_id: int | None
        author_player_id = self.author_player_id

        reporter = self.reporter

        reason = self.reason

        created_at = self.created_at.isoformat()

        closed_at: None | str
        if isinstance(self.closed_at, datetime.datetime):
            closed_at = self.closed_at.isoformat()
        else:
            closed_at = self.closed_at

        closed_by: None | str
        closed_by = self.closed_by

        outcome: None | str
        outcome = self.outcome

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "subject": subject,
                "text": text,
                "author_player_id": author_player_id,
                "reporter": reporter,
                "reason": reason,
                "created_at": created_at,
                "closed_at": closed_at,
                "closed_by": closed_by,
                "outcome": outcome,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        kind = d.pop("kind")

        subject = d.pop("subject")

        text = d.pop("text")

        def _parse_author_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        author_player_id = _parse_author_player_id(d.pop("author_player_id"))

        reporter = d.pop("reporter")

        reason = d.pop("reason")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_closed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                closed_at_type_0 = datetime.datetime.fromisoformat(data)

                return closed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        closed_at = _parse_closed_at(d.pop("closed_at"))

        def _parse_closed_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        closed_by = _parse_closed_by(d.pop("closed_by"))

        def _parse_outcome(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        outcome = _parse_outcome(d.pop("outcome"))

        seen_report = cls(
            id=id,
            kind=kind,
            subject=subject,
            text=text,
            author_player_id=author_player_id,
            reporter=reporter,
            reason=reason,
            created_at=created_at,
            closed_at=closed_at,
            closed_by=closed_by,
            outcome=outcome,
        )

        seen_report.additional_properties = d
        return seen_report

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
