from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.change_sent import ChangeSent


T = TypeVar("T", bound="ChangesConfirmed")


@_attrs_define
class ChangesConfirmed:
    """The same changes, with the token that came with their consequences.

    Attributes:
        changes (list[ChangeSent]): Several, where one alone would make what follows impossible.
        token (str): From the list.
        reason (str): Why, for the trace.
    """

    changes: list[ChangeSent]
    token: str
    reason: str

    def to_dict(self) -> dict[str, Any]:
        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        token = self.token

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "changes": changes,
                "token": token,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.change_sent import ChangeSent

        d = dict(src_dict)
        changes = []
        _changes = d.pop("changes")
        for changes_item_data in _changes:
            changes_item = ChangeSent.from_dict(changes_item_data)

            changes.append(changes_item)

        token = d.pop("token")

        reason = d.pop("reason")

        changes_confirmed = cls(
            changes=changes,
            token=token,
            reason=reason,
        )

        return changes_confirmed
