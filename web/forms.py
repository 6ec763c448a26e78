"""A form as its page shows it: what was typed, and what is wrong with it, in the reader's words."""

from collections.abc import Mapping
from typing import Any

from shared.errors import Refusal
from web.sentences import field_of, sentence

NEVER_SHOWN_AGAIN = {"password", "again", "old_password"}


class Form:
    """`values`: what stands in the fields; `errors`: a sentence per field, "" for the whole."""

    def __init__(self, values: Mapping[str, Any] | None = None):
        self.values = dict(values or {})
        self.errors: dict[str, str] = {}

    def __getitem__(self, name: str) -> Any:
        return self.values.get(name, "")

    def add(self, field: str, said: str) -> None:
        self.errors.setdefault(field, said)

    def take(self, refusal: Refusal, fields: Mapping[str, str] | None = None) -> "Form":
        """What a service refused, beside its field; `fields`: its names that are others here."""
        if refusal.status >= 500:
            raise refusal
        told: Mapping[str, str] = refusal.details.get("errors") or {}  # type: ignore[assignment]
        for name, said in told.items():
            self.add((fields or {}).get(name, name), sentence(said))
        if not told:
            field = field_of(str(refusal))
            self.add((fields or {}).get(field, field), sentence(str(refusal)))
        return self

    def shown(self, name: str) -> Any:
        """Passwords are typed again."""
        return "" if name in NEVER_SHOWN_AGAIN else self[name]
