from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.change_sent import ChangeSent


T = TypeVar("T", bound="ChangesSent")


@_attrs_define
class ChangesSent:
    """What to change; numbers are those before any of the changes.

    Attributes:
        changes (list[ChangeSent]): Several, where one alone would make what follows impossible.
    """

    changes: list[ChangeSent]

    def to_dict(self) -> dict[str, Any]:
        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "changes": changes,
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

        changes_sent = cls(
            changes=changes,
        )

        return changes_sent
