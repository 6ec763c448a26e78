"""How each kind of target is spoken to: what is sent for a file, and what else it can be asked."""

from dataclasses import dataclass
from typing import Any, Protocol

MEDIA_TYPES = {
    "csv": "text/csv",
    "pairings_csv": "text/csv",
    "standings_csv": "text/csv",
    "json": "application/json",
    "pgn": "application/vnd.chess-pgn",
}


class CodesAreMissing(ValueError):
    """The tournament has no number and code at this federation"""


@dataclass(frozen=True)
class Codes:
    """The tournament's own number and code at its federation."""

    number: int | None = None
    password: str | None = None


@dataclass(frozen=True)
class OutgoingFile:
    """A file without personal data; its digest lets the other side know one it already has."""

    content: str
    form: str
    digest: str

    @property
    def media_type(self) -> str:
        return f"{MEDIA_TYPES.get(self.form, 'text/plain')}; charset=utf-8"


class Federation(Protocol):
    """A plug-in: what goes into the request, in the words of the library that sends it."""

    acts: frozenset[str]

    def upload(self, codes: Codes, file: OutgoingFile) -> dict[str, Any]: ...

    def act(self, codes: Codes, name: str) -> dict[str, Any]: ...


class Generic:
    """The file is the body; the header Idempotency-Key is its digest."""

    acts: frozenset[str] = frozenset()

    def upload(self, codes: Codes, file: OutgoingFile) -> dict[str, Any]:
        headers = {"Content-Type": file.media_type, "Idempotency-Key": file.digest}
        return {"data": file.content.encode(), "headers": headers}

    def act(self, codes: Codes, name: str) -> dict[str, Any]:
        raise ValueError(f"{name} is none of its acts")


class ChessResults(Generic):
    """A form with the file as its part `file`, as pages for uploads take it."""

    def upload(self, codes: Codes, file: OutgoingFile) -> dict[str, Any]:
        part = (f"tournament.{file.form}", file.content.encode(), file.media_type)
        return {"files": {"file": part}, "headers": {"Idempotency-Key": file.digest}}


class Ffe:
    """A form with the number of homologation and its code, for each of the federation's acts."""

    acts = frozenset({"test", "visible", "invoice"})

    def upload(self, codes: Codes, file: OutgoingFile) -> dict[str, Any]:
        part = (f"{codes.number}.{file.form}", file.content.encode(), file.media_type)
        return self.act(codes, "upload") | {
            "files": {"file": part},
            "headers": {"Idempotency-Key": file.digest},
        }

    def act(self, codes: Codes, name: str) -> dict[str, Any]:
        if codes.number is None or not codes.password:
            raise CodesAreMissing("The tournament has no number and code at this federation")
        return {"data": {"action": name, "tournament": codes.number, "code": codes.password}}


KINDS: dict[str, Federation] = {
    "generic": Generic(),
    "chess_results": ChessResults(),
    "ffe": Ffe(),
}
