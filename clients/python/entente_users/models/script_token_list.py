from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.script_token import ScriptToken


T = TypeVar("T", bound="ScriptTokenList")


@_attrs_define
class ScriptTokenList:
    """One's own script tokens, the newest first.

    Attributes:
        script_tokens (list[ScriptToken]):
    """

    script_tokens: list[ScriptToken]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        script_tokens = []
        for script_tokens_item_data in self.script_tokens:
            script_tokens_item = script_tokens_item_data.to_dict()
            script_tokens.append(script_tokens_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "script_tokens": script_tokens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.script_token import ScriptToken

        d = dict(src_dict)
        script_tokens = []
        _script_tokens = d.pop("script_tokens")
        for script_tokens_item_data in _script_tokens:
            script_tokens_item = ScriptToken.from_dict(script_tokens_item_data)

            script_tokens.append(script_tokens_item)

        script_token_list = cls(
            script_tokens=script_tokens,
        )

        script_token_list.additional_properties = d
        return script_token_list

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
