from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.entry_of_person import EntryOfPerson


T = TypeVar("T", bound="PersonSeen")


@_attrs_define
class PersonSeen:
    """A person of an event; birthday and contact for arbiters, money for the staff, in cents.

    Attributes:
        id (int):
        player_id (int | None):
        pseudo (str):
        name (str):
        birth (None | str):
        sex (str):
        federation (str):
        federation_id (str):
        club (str):
        email (None | str):
        phone (None | str):
        checked_in (bool):
        owed (int | None):
        paid (int | None):
        entries (list[EntryOfPerson]):
    """

    id: int
    player_id: int | None
    pseudo: str
    name: str
    birth: None | str
    sex: str
    federation: str
    federation_id: str
    club: str
    email: None | str
    phone: None | str
    checked_in: bool
    owed: int | None
    paid: int | None
    entries: list[EntryOfPerson]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        player_id: int | None
        player_id = self.player_id

        pseudo = self.pseudo

        name = self.name

        birth: None | str
        birth = self.birth

        sex = self.sex

        federation = self.federation

        federation_id = self.federation_id

        club = self.club

        email: None | str
        email = self.email

        phone: None | str
        phone = self.phone

        checked_in = self.checked_in

        owed: int | None
        owed = self.owed

        paid: int | None
        paid = self.paid

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "player_id": player_id,
                "pseudo": pseudo,
                "name": name,
                "birth": birth,
                "sex": sex,
                "federation": federation,
                "federation_id": federation_id,
                "club": club,
                "email": email,
                "phone": phone,
                "checked_in": checked_in,
                "owed": owed,
                "paid": paid,
                "entries": entries,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.entry_of_person import EntryOfPerson

        d = dict(src_dict)
        id = d.pop("id")

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        pseudo = d.pop("pseudo")

        name = d.pop("name")

        def _parse_birth(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        birth = _parse_birth(d.pop("birth"))

        sex = d.pop("sex")

        federation = d.pop("federation")

        federation_id = d.pop("federation_id")

        club = d.pop("club")

        def _parse_email(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        email = _parse_email(d.pop("email"))

        def _parse_phone(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        phone = _parse_phone(d.pop("phone"))

        checked_in = d.pop("checked_in")

        def _parse_owed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        owed = _parse_owed(d.pop("owed"))

        def _parse_paid(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        paid = _parse_paid(d.pop("paid"))

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = EntryOfPerson.from_dict(entries_item_data)

            entries.append(entries_item)

        person_seen = cls(
            id=id,
            player_id=player_id,
            pseudo=pseudo,
            name=name,
            birth=birth,
            sex=sex,
            federation=federation,
            federation_id=federation_id,
            club=club,
            email=email,
            phone=phone,
            checked_in=checked_in,
            owed=owed,
            paid=paid,
            entries=entries,
        )

        person_seen.additional_properties = d
        return person_seen

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
