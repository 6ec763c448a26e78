from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.sent_event_file_kind import SentEventFileKind
from ..types import UNSET, Unset

T = TypeVar("T", bound="SentEventFile")


@_attrs_define
class SentEventFile:
    """How the new event is called; the file is the part `file` of a form, the rest beside it.

    Attributes:
        uniq_id (str): The name used in addresses; no / and no colon.
        kind (SentEventFileKind): Papi-web 2.4 (.db) or Sharly Chess (.sce).
        instance (str | Unset): Your name for the machine it comes from. Default: ''.
        source_id (str | Unset): What it is called there; else the file's name. Default: ''.
        zone (str | Unset): Where the hours of its timers are meant. Default: 'Europe/Paris'.
        passwords (bool | Unset): Whether passwords for other services, in clear there, are kept. Default: False.
        dry_run (bool | Unset): Only tell what would be made. Default: False.
        again (bool | Unset): Make another event though it was brought in before. Default: False.
    """

    uniq_id: str
    kind: SentEventFileKind
    instance: str | Unset = ""
    source_id: str | Unset = ""
    zone: str | Unset = "Europe/Paris"
    passwords: bool | Unset = False
    dry_run: bool | Unset = False
    again: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        uniq_id = self.uniq_id

        kind = self.kind.value

        instance = self.instance

        source_id = self.source_id

        zone = self.zone

        passwords = self.passwords

        dry_run = self.dry_run

        again = self.again

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "uniq_id": uniq_id,
                "kind": kind,
            }
        )
        if instance is not UNSET:
            field_dict["instance"] = instance
        if source_id is not UNSET:
            field_dict["source_id"] = source_id
        if zone is not UNSET:
            field_dict["zone"] = zone
        if passwords is not UNSET:
            field_dict["passwords"] = passwords
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run
        if again is not UNSET:
            field_dict["again"] = again

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        uniq_id = d.pop("uniq_id")

        kind = SentEventFileKind(d.pop("kind"))

        instance = d.pop("instance", UNSET)

        source_id = d.pop("source_id", UNSET)

        zone = d.pop("zone", UNSET)

        passwords = d.pop("passwords", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        again = d.pop("again", UNSET)

        sent_event_file = cls(
            uniq_id=uniq_id,
            kind=kind,
            instance=instance,
            source_id=source_id,
            zone=zone,
            passwords=passwords,
            dry_run=dry_run,
            again=again,
        )

        return sent_event_file
