from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.delivery import Delivery
from ..types import UNSET, Unset

T = TypeVar("T", bound="MailWishes")


@_attrs_define
class MailWishes:
    """What to change; what is left out stays as it is.

    Attributes:
        invitation (Delivery | None | Unset): Somebody invites you.
        dispute (Delivery | None | Unset): Somebody wants other settings.
        seat (Delivery | None | Unset): A seat of a team is kept for you.
        move (Delivery | None | Unset): It is your turn.
        message (Delivery | None | Unset): Somebody writes to you.
        game_over (Delivery | None | Unset): A game of yours is over.
        time (Delivery | None | Unset): Your time runs out within a day; digest, too, is at once.
    """

    invitation: Delivery | None | Unset = UNSET
    dispute: Delivery | None | Unset = UNSET
    seat: Delivery | None | Unset = UNSET
    move: Delivery | None | Unset = UNSET
    message: Delivery | None | Unset = UNSET
    game_over: Delivery | None | Unset = UNSET
    time: Delivery | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        invitation: None | str | Unset
        if isinstance(self.invitation, Unset):
            invitation = UNSET
        elif isinstance(self.invitation, Delivery):
            invitation = self.invitation.value
        else:
            invitation = self.invitation

        dispute: None | str | Unset
        if isinstance(self.dispute, Unset):
            dispute = UNSET
        elif isinstance(self.dispute, Delivery):
            dispute = self.dispute.value
        else:
            dispute = self.dispute

        seat: None | str | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        elif isinstance(self.seat, Delivery):
            seat = self.seat.value
        else:
            seat = self.seat

        move: None | str | Unset
        if isinstance(self.move, Unset):
            move = UNSET
        elif isinstance(self.move, Delivery):
            move = self.move.value
        else:
            move = self.move

        message: None | str | Unset
        if isinstance(self.message, Unset):
            message = UNSET
        elif isinstance(self.message, Delivery):
            message = self.message.value
        else:
            message = self.message

        game_over: None | str | Unset
        if isinstance(self.game_over, Unset):
            game_over = UNSET
        elif isinstance(self.game_over, Delivery):
            game_over = self.game_over.value
        else:
            game_over = self.game_over

        time: None | str | Unset
        if isinstance(self.time, Unset):
            time = UNSET
        elif isinstance(self.time, Delivery):
            time = self.time.value
        else:
            time = self.time

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if invitation is not UNSET:
            field_dict["invitation"] = invitation
        if dispute is not UNSET:
            field_dict["dispute"] = dispute
        if seat is not UNSET:
            field_dict["seat"] = seat
        if move is not UNSET:
            field_dict["move"] = move
        if message is not UNSET:
            field_dict["message"] = message
        if game_over is not UNSET:
            field_dict["game_over"] = game_over
        if time is not UNSET:
            field_dict["time"] = time

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_invitation(data: object) -> Delivery | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                invitation_type_0 = Delivery(data)

                return invitation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Delivery | None | Unset, data)

        invitation = _parse_invitation(d.pop("invitation", UNSET))

        def _parse_dispute(data: object) -> Delivery | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                dispute_type_0 = Delivery(data)

                return dispute_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Delivery | None | Unset, data)

        dispute = _parse_dispute(d.pop("dispute", UNSET))

        def _parse_seat(data: object) -> Delivery | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                seat_type_0 = Delivery(data)

                return seat_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Delivery | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        def _parse_move(data: object) -> Delivery | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                move_type_0 = Delivery(data)

                return move_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Delivery | None | Unset, data)

        move = _parse_move(d.pop("move", UNSET))

        def _parse_message(data: object) -> Delivery | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                message_type_0 = Delivery(data)

                return message_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Delivery | None | Unset, data)

        message = _parse_message(d.pop("message", UNSET))

        def _parse_game_over(data: object) -> Delivery | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_over_type_0 = Delivery(data)

                return game_over_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Delivery | None | Unset, data)

        game_over = _parse_game_over(d.pop("game_over", UNSET))

        def _parse_time(data: object) -> Delivery | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                time_type_0 = Delivery(data)

                return time_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Delivery | None | Unset, data)

        time = _parse_time(d.pop("time", UNSET))

        mail_wishes = cls(
            invitation=invitation,
            dispute=dispute,
            seat=seat,
            move=move,
            message=message,
            game_over=game_over,
            time=time,
        )

        return mail_wishes
