from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.arranged import Arranged
    from ..models.change_seen_steps_item import ChangeSeenStepsItem


T = TypeVar("T", bound="ChangeSeen")


@_attrs_define
class ChangeSeen:
    """A change of a round: who made it, when and why.

    Attributes:
        id (int):
        date (datetime.datetime):
        changed_by (str):
        reason (str):
        steps (list[ChangeSeenStepsItem]):
        before (Arranged): Boards and who sits out; empty where the whole publication was taken back.
        after (Arranged): Boards and who sits out; empty where the whole publication was taken back.
    """

    id: int
    date: datetime.datetime
    changed_by: str
    reason: str
    steps: list[ChangeSeenStepsItem]
    before: Arranged
    after: Arranged
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        date = self.date.isoformat()

        changed_by = self.changed_by

        reason = self.reason

        steps = []
        for steps_item_data in self.steps:
            steps_item = steps_item_data.to_dict()
            steps.append(steps_item)

        before = self.before.to_dict()

        after = self.after.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "date": date,
                "changed_by": changed_by,
                "reason": reason,
                "steps": steps,
                "before": before,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.arranged import Arranged
        from ..models.change_seen_steps_item import ChangeSeenStepsItem

        d = dict(src_dict)
        id = d.pop("id")

        date = datetime.datetime.fromisoformat(d.pop("date"))

        changed_by = d.pop("changed_by")

        reason = d.pop("reason")

        steps = []
        _steps = d.pop("steps")
        for steps_item_data in _steps:
            steps_item = ChangeSeenStepsItem.from_dict(steps_item_data)

            steps.append(steps_item)

        before = Arranged.from_dict(d.pop("before"))

        after = Arranged.from_dict(d.pop("after"))

        change_seen = cls(
            id=id,
            date=date,
            changed_by=changed_by,
            reason=reason,
            steps=steps,
            before=before,
            after=after,
        )

        change_seen.additional_properties = d
        return change_seen

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
