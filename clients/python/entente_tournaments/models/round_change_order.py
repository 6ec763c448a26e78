from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.step_wanted import StepWanted


T = TypeVar("T", bound="RoundChangeOrder")


@_attrs_define
class RoundChangeOrder:
    """What shall be changed of a round, one step after the other, all or none.

    Attributes:
        changes (list[StepWanted]): Each on what the one before left.
        reason (str): Told to all.
        dry_run (bool | Unset): Only tell what it would be; store nothing. Default: False.
        confirm (str | Unset): Token of the dry run, if results go. Default: ''.
    """

    changes: list[StepWanted]
    reason: str
    dry_run: bool | Unset = False
    confirm: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        reason = self.reason

        dry_run = self.dry_run

        confirm = self.confirm

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "changes": changes,
                "reason": reason,
            }
        )
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run
        if confirm is not UNSET:
            field_dict["confirm"] = confirm

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.step_wanted import StepWanted

        d = dict(src_dict)
        changes = []
        _changes = d.pop("changes")
        for changes_item_data in _changes:
            changes_item = StepWanted.from_dict(changes_item_data)

            changes.append(changes_item)

        reason = d.pop("reason")

        dry_run = d.pop("dry_run", UNSET)

        confirm = d.pop("confirm", UNSET)

        round_change_order = cls(
            changes=changes,
            reason=reason,
            dry_run=dry_run,
            confirm=confirm,
        )

        return round_change_order
