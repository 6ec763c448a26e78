from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.draw_reason import DrawReason
from ..models.end import End
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.written_sent_wins_item import WrittenSentWinsItem


T = TypeVar("T", bound="WrittenSent")


@_attrs_define
class WrittenSent:
    """A hand as people write it; seats are 0 to 3, 0 dealt the first hand.

    Attributes:
        end (End): How a written hand ended.
        description (str | Unset): Why, for everybody to read. Default: ''.
        wins (list[WrittenSentWinsItem] | Unset): winner, loser, han, fu or limit, yakuman, yaku with han, is_open,
            responsible (pao), points: what the winner received, to be compared.
        riichi (list[int] | Unset): Whose stick is down.
        tenpai (list[int] | Unset): At a draw.
        reason (DrawReason | None | Unset): Of a draw; end_kyoku if left out.
        nagashi (list[int] | Unset): Paid a nagashi mangan.
        offender (int | None | Unset): Who made the chombo.
        penalty_points (float | None | str | Unset): Of a chombo; what the rule set asks if left out.
        stored_hands (int | None | Unset): How many the sender knows to be stored; otherwise 409.
        dry_run (bool | Unset): Only tell what would follow; nothing is stored. Default: False.
    """

    end: End
    description: str | Unset = ""
    wins: list[WrittenSentWinsItem] | Unset = UNSET
    riichi: list[int] | Unset = UNSET
    tenpai: list[int] | Unset = UNSET
    reason: DrawReason | None | Unset = UNSET
    nagashi: list[int] | Unset = UNSET
    offender: int | None | Unset = UNSET
    penalty_points: float | None | str | Unset = UNSET
    stored_hands: int | None | Unset = UNSET
    dry_run: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        end = self.end.value

        description = self.description

        wins: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.wins, Unset):
            wins = []
            for wins_item_data in self.wins:
                wins_item = wins_item_data.to_dict()
                wins.append(wins_item)

        riichi: list[int] | Unset = UNSET
        if not isinstance(self.riichi, Unset):
            riichi = self.riichi

        tenpai: list[int] | Unset = UNSET
        if not isinstance(self.tenpai, Unset):
            tenpai = self.tenpai

        reason: None | str | Unset
        if isinstance(self.reason, Unset):
            reason = UNSET
        elif isinstance(self.reason, DrawReason):
            reason = self.reason.value
        else:
            reason = self.reason

        nagashi: list[int] | Unset = UNSET
        if not isinstance(self.nagashi, Unset):
            nagashi = self.nagashi

        offender: int | None | Unset
        if isinstance(self.offender, Unset):
            offender = UNSET
        else:
            offender = self.offender

        penalty_points: float | None | str | Unset
        if isinstance(self.penalty_points, Unset):
            penalty_points = UNSET
        else:
            penalty_points = self.penalty_points

        stored_hands: int | None | Unset
        if isinstance(self.stored_hands, Unset):
            stored_hands = UNSET
        else:
            stored_hands = self.stored_hands

        dry_run = self.dry_run

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "end": end,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if wins is not UNSET:
            field_dict["wins"] = wins
        if riichi is not UNSET:
            field_dict["riichi"] = riichi
        if tenpai is not UNSET:
            field_dict["tenpai"] = tenpai
        if reason is not UNSET:
            field_dict["reason"] = reason
        if nagashi is not UNSET:
            field_dict["nagashi"] = nagashi
        if offender is not UNSET:
            field_dict["offender"] = offender
        if penalty_points is not UNSET:
            field_dict["penalty_points"] = penalty_points
        if stored_hands is not UNSET:
            field_dict["stored_hands"] = stored_hands
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.written_sent_wins_item import WrittenSentWinsItem

        d = dict(src_dict)
        end = End(d.pop("end"))

        description = d.pop("description", UNSET)

        _wins = d.pop("wins", UNSET)
        wins: list[WrittenSentWinsItem] | Unset = UNSET
        if _wins is not UNSET:
            wins = []
            for wins_item_data in _wins:
                wins_item = WrittenSentWinsItem.from_dict(wins_item_data)

                wins.append(wins_item)

        riichi = cast(list[int], d.pop("riichi", UNSET))

        tenpai = cast(list[int], d.pop("tenpai", UNSET))

        def _parse_reason(data: object) -> DrawReason | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_0 = DrawReason(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DrawReason | None | Unset, data)

        reason = _parse_reason(d.pop("reason", UNSET))

        nagashi = cast(list[int], d.pop("nagashi", UNSET))

        def _parse_offender(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        offender = _parse_offender(d.pop("offender", UNSET))

        def _parse_penalty_points(data: object) -> float | None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | str | Unset, data)

        penalty_points = _parse_penalty_points(d.pop("penalty_points", UNSET))

        def _parse_stored_hands(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        stored_hands = _parse_stored_hands(d.pop("stored_hands", UNSET))

        dry_run = d.pop("dry_run", UNSET)

        written_sent = cls(
            end=end,
            description=description,
            wins=wins,
            riichi=riichi,
            tenpai=tenpai,
            reason=reason,
            nagashi=nagashi,
            offender=offender,
            penalty_points=penalty_points,
            stored_hands=stored_hands,
            dry_run=dry_run,
        )

        return written_sent
