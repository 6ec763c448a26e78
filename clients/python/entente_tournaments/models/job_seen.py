from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.proposed import Proposed


T = TypeVar("T", bound="JobSeen")


@_attrs_define
class JobSeen:
    """A pairing that runs apart from the request.

    Attributes:
        id (int):
        round_ (int):
        status (str):
        progress (int):
        message (str):
        dry_run (bool):
        proposal (None | Proposed):
    """

    id: int
    round_: int
    status: str
    progress: int
    message: str
    dry_run: bool
    proposal: None | Proposed
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.proposed import Proposed

        id = self.id

        round_ = self.round_

        status = self.status

        progress = self.progress

        message = self.message

        dry_run = self.dry_run

        proposal: dict[str, Any] | None
        if isinstance(self.proposal, Proposed):
            proposal = self.proposal.to_dict()
        else:
            proposal = self.proposal

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "round": round_,
                "status": status,
                "progress": progress,
                "message": message,
                "dry_run": dry_run,
                "proposal": proposal,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.proposed import Proposed

        d = dict(src_dict)
        id = d.pop("id")

        round_ = d.pop("round")

        status = d.pop("status")

        progress = d.pop("progress")

        message = d.pop("message")

        dry_run = d.pop("dry_run")

        def _parse_proposal(data: object) -> None | Proposed:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                proposal_type_0 = Proposed.from_dict(data)

                return proposal_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Proposed, data)

        proposal = _parse_proposal(d.pop("proposal"))

        job_seen = cls(
            id=id,
            round_=round_,
            status=status,
            progress=progress,
            message=message,
            dry_run=dry_run,
            proposal=proposal,
        )

        job_seen.additional_properties = d
        return job_seen

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
