from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.toggle import Toggle
from ..types import UNSET, Unset

T = TypeVar("T", bound="ScoreStep")


@_attrs_define
class ScoreStep:
    """A step of scoring: points to toggle, or nothing to agree.

    Attributes:
        move_number (int): How many moves you have seen: refused when the game has gone on.
        points (str | Unset): Points to toggle. Default: ''.
        toggle (Toggle | Unset): What clicked points change: all they reach, what several reach only once, or
            themselves.
        agree (bool | Unset): Say so when you agree with all marks. Default: False.
        message (str | Unset): A comment; <c> is public, <h> hidden and <m> secret until the end. Default: ''.
    """

    move_number: int
    points: str | Unset = ""
    toggle: Toggle | Unset = UNSET
    agree: bool | Unset = False
    message: str | Unset = ""

    def to_dict(self) -> dict[str, Any]:
        move_number = self.move_number

        points = self.points

        toggle: str | Unset = UNSET
        if not isinstance(self.toggle, Unset):
            toggle = self.toggle.value

        agree = self.agree

        message = self.message

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move_number": move_number,
            }
        )
        if points is not UNSET:
            field_dict["points"] = points
        if toggle is not UNSET:
            field_dict["toggle"] = toggle
        if agree is not UNSET:
            field_dict["agree"] = agree
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        move_number = d.pop("move_number")

        points = d.pop("points", UNSET)

        _toggle = d.pop("toggle", UNSET)
        toggle: Toggle | Unset
        if isinstance(_toggle, Unset):
            toggle = UNSET
        else:
            toggle = Toggle(_toggle)

        agree = d.pop("agree", UNSET)

        message = d.pop("message", UNSET)

        score_step = cls(
            move_number=move_number,
            points=points,
            toggle=toggle,
            agree=agree,
            message=message,
        )

        return score_step
