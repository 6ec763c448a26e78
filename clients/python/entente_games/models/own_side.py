from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.declaration_told import DeclarationTold
    from ..models.incident_told import IncidentTold
    from ..models.kept_wishes import KeptWishes
    from ..models.message_told import MessageTold
    from ..models.roles_submitted import RolesSubmitted


T = TypeVar("T", bound="OwnSide")


@_attrs_define
class OwnSide:
    """What is one's own in the game: orders as they are stored (of all roles for the master),
    who has submitted, messages and declarations (the newest 500, the oldest first), note, vote,
    mails, preferences, incidents.

        Attributes:
            orders (list[list[int]]):
            fake_units (list[list[int]]):
            via_convoy (list[int]):
            role (int):
            submissions (None | RolesSubmitted): Null before the game has started.
            messages (list[MessageTold]):
            declarations (list[DeclarationTold]):
            note (str):
            draw (bool):
            mails (KeptWishes): Which mails one gets.
            preferences (list[int]):
            incidents (list[IncidentTold]):
    """

    orders: list[list[int]]
    fake_units: list[list[int]]
    via_convoy: list[int]
    role: int
    submissions: None | RolesSubmitted
    messages: list[MessageTold]
    declarations: list[DeclarationTold]
    note: str
    draw: bool
    mails: KeptWishes
    preferences: list[int]
    incidents: list[IncidentTold]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.roles_submitted import RolesSubmitted

        orders = []
        for orders_item_data in self.orders:
            orders_item = orders_item_data

            orders.append(orders_item)

        fake_units = []
        for fake_units_item_data in self.fake_units:
            fake_units_item = fake_units_item_data

            fake_units.append(fake_units_item)

        via_convoy = self.via_convoy

        role = self.role

        submissions: dict[str, Any] | None
        if isinstance(self.submissions, RolesSubmitted):
            submissions = self.submissions.to_dict()
        else:
            submissions = self.submissions

        messages = []
        for messages_item_data in self.messages:
            messages_item = messages_item_data.to_dict()
            messages.append(messages_item)

        declarations = []
        for declarations_item_data in self.declarations:
            declarations_item = declarations_item_data.to_dict()
            declarations.append(declarations_item)

        note = self.note

        draw = self.draw

        mails = self.mails.to_dict()

        preferences = self.preferences

        incidents = []
        for incidents_item_data in self.incidents:
            incidents_item = incidents_item_data.to_dict()
            incidents.append(incidents_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "orders": orders,
                "fake_units": fake_units,
                "via_convoy": via_convoy,
                "role": role,
                "submissions": submissions,
                "messages": messages,
                "declarations": declarations,
                "note": note,
                "draw": draw,
                "mails": mails,
                "preferences": preferences,
                "incidents": incidents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.declaration_told import DeclarationTold
        from ..models.incident_told import IncidentTold
        from ..models.kept_wishes import KeptWishes
        from ..models.message_told import MessageTold
        from ..models.roles_submitted import RolesSubmitted

        d = dict(src_dict)
        orders = []
        _orders = d.pop("orders")
        for orders_item_data in _orders:
            orders_item = cast(list[int], orders_item_data)

            orders.append(orders_item)

        fake_units = []
        _fake_units = d.pop("fake_units")
        for fake_units_item_data in _fake_units:
            fake_units_item = cast(list[int], fake_units_item_data)

            fake_units.append(fake_units_item)

        via_convoy = cast(list[int], d.pop("via_convoy"))

        role = d.pop("role")

        def _parse_submissions(data: object) -> None | RolesSubmitted:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                submissions_type_0 = RolesSubmitted.from_dict(data)

                return submissions_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | RolesSubmitted, data)

        submissions = _parse_submissions(d.pop("submissions"))

        messages = []
        _messages = d.pop("messages")
        for messages_item_data in _messages:
            messages_item = MessageTold.from_dict(messages_item_data)

            messages.append(messages_item)

        declarations = []
        _declarations = d.pop("declarations")
        for declarations_item_data in _declarations:
            declarations_item = DeclarationTold.from_dict(declarations_item_data)

            declarations.append(declarations_item)

        note = d.pop("note")

        draw = d.pop("draw")

        mails = KeptWishes.from_dict(d.pop("mails"))

        preferences = cast(list[int], d.pop("preferences"))

        incidents = []
        _incidents = d.pop("incidents")
        for incidents_item_data in _incidents:
            incidents_item = IncidentTold.from_dict(incidents_item_data)

            incidents.append(incidents_item)

        own_side = cls(
            orders=orders,
            fake_units=fake_units,
            via_convoy=via_convoy,
            role=role,
            submissions=submissions,
            messages=messages,
            declarations=declarations,
            note=note,
            draw=draw,
            mails=mails,
            preferences=preferences,
            incidents=incidents,
        )

        own_side.additional_properties = d
        return own_side

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
