from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.rank_system import RankSystem
from ..types import UNSET, Unset

T = TypeVar("T", bound="Profile")


@_attrs_define
class Profile:
    """What a player says of himself; what is left out stays as it is.

    Attributes:
        rank (None | str | Unset): Your rank, once, before your first rated game.
        system (RankSystem | Unset): Where somebody has a rank.
        night_start (int | None | Unset): The hour of your own time, by zone or time_zone of your account, at which your
            nine hours of night begin; counts from tomorrow.
        refuse_timeout_days (int | None | Unset): Refuse rated wins on time: -1 never, 0 always, or after so many days
            of silence.
        automatic_vacation (bool | None | Unset): Go on vacation for two days by itself when a game is about to be lost
            on time.
    """

    rank: None | str | Unset = UNSET
    system: RankSystem | Unset = UNSET
    night_start: int | None | Unset = UNSET
    refuse_timeout_days: int | None | Unset = UNSET
    automatic_vacation: bool | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        rank: None | str | Unset
        if isinstance(self.rank, Unset):
            rank = UNSET
        else:
            rank = self.rank

        system: str | Unset = UNSET
        if not isinstance(self.system, Unset):
            system = self.system.value

        night_start: int | None | Unset
        if isinstance(self.night_start, Unset):
            night_start = UNSET
        else:
            night_start = self.night_start

        refuse_timeout_days: int | None | Unset
        if isinstance(self.refuse_timeout_days, Unset):
            refuse_timeout_days = UNSET
        else:
            refuse_timeout_days = self.refuse_timeout_days

        automatic_vacation: bool | None | Unset
        if isinstance(self.automatic_vacation, Unset):
            automatic_vacation = UNSET
        else:
            automatic_vacation = self.automatic_vacation

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if rank is not UNSET:
            field_dict["rank"] = rank
        if system is not UNSET:
            field_dict["system"] = system
        if night_start is not UNSET:
            field_dict["night_start"] = night_start
        if refuse_timeout_days is not UNSET:
            field_dict["refuse_timeout_days"] = refuse_timeout_days
        if automatic_vacation is not UNSET:
            field_dict["automatic_vacation"] = automatic_vacation

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_rank(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        rank = _parse_rank(d.pop("rank", UNSET))

        _system = d.pop("system", UNSET)
        system: RankSystem | Unset
        if isinstance(_system, Unset):
            system = UNSET
        else:
            system = RankSystem(_system)

        def _parse_night_start(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        night_start = _parse_night_start(d.pop("night_start", UNSET))

        def _parse_refuse_timeout_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        refuse_timeout_days = _parse_refuse_timeout_days(
            d.pop("refuse_timeout_days", UNSET)
        )

        def _parse_automatic_vacation(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        automatic_vacation = _parse_automatic_vacation(
            d.pop("automatic_vacation", UNSET)
        )

        profile = cls(
            rank=rank,
            system=system,
            night_start=night_start,
            refuse_timeout_days=refuse_timeout_days,
            automatic_vacation=automatic_vacation,
        )

        return profile
