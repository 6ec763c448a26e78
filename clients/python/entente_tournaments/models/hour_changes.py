from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="HourChanges")


@_attrs_define
class HourChanges:
    """What an arbiter may change; what makes no sense is stored, and told in the warnings.

    Attributes:
        uniq_id (None | str | Unset): A number is the start of that round.
        date_str (None | str | Unset): Empty: that of the hour before.
        time_str (None | str | Unset): Hours and minutes.
        text_before (None | str | Unset): %s is the duration, {} the round.
        text_after (None | str | Unset): As the text before.
    """

    uniq_id: None | str | Unset = UNSET
    date_str: None | str | Unset = UNSET
    time_str: None | str | Unset = UNSET
    text_before: None | str | Unset = UNSET
    text_after: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        uniq_id: None | str | Unset
        if isinstance(self.uniq_id, Unset):
            uniq_id = UNSET
        else:
            uniq_id = self.uniq_id

        date_str: None | str | Unset
        if isinstance(self.date_str, Unset):
            date_str = UNSET
        else:
            date_str = self.date_str

        time_str: None | str | Unset
        if isinstance(self.time_str, Unset):
            time_str = UNSET
        else:
            time_str = self.time_str

        text_before: None | str | Unset
        if isinstance(self.text_before, Unset):
            text_before = UNSET
        else:
            text_before = self.text_before

        text_after: None | str | Unset
        if isinstance(self.text_after, Unset):
            text_after = UNSET
        else:
            text_after = self.text_after

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if uniq_id is not UNSET:
            field_dict["uniq_id"] = uniq_id
        if date_str is not UNSET:
            field_dict["date_str"] = date_str
        if time_str is not UNSET:
            field_dict["time_str"] = time_str
        if text_before is not UNSET:
            field_dict["text_before"] = text_before
        if text_after is not UNSET:
            field_dict["text_after"] = text_after

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_uniq_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        uniq_id = _parse_uniq_id(d.pop("uniq_id", UNSET))

        def _parse_date_str(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        date_str = _parse_date_str(d.pop("date_str", UNSET))

        def _parse_time_str(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        time_str = _parse_time_str(d.pop("time_str", UNSET))

        def _parse_text_before(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text_before = _parse_text_before(d.pop("text_before", UNSET))

        def _parse_text_after(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text_after = _parse_text_after(d.pop("text_after", UNSET))

        hour_changes = cls(
            uniq_id=uniq_id,
            date_str=date_str,
            time_str=time_str,
            text_before=text_before,
            text_after=text_after,
        )

        return hour_changes
