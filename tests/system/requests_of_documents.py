"""Requests as the documents write them, sent to the running platform.

    anna POST /go-offers {"size": 9}   -> offer      who, verb, path, body; the number answered
    ben  POST /go-offer-joins/<offer>  -> game       names of numbers stand in later lines
    ben  GET  /go-games/<game>         # a remark
         GET  /variants/standard.svg                 nobody: without a token
    anna POST /go-moves/<game> {}      = 400         what is refused says so

A body may go on in the next lines. Everybody named is a member of his own; <anna> is his number,
{anna} his pseudo, {mark} something no other run has.
"""

import json
import re
import secrets
from dataclasses import dataclass, field
from typing import Any

from tests.api import Api
from tests.factories import Member, a_member

LINE = re.compile(
    r"^(?P<who>[a-z]+)? *\b(?P<verb>GET|POST|PUT|DELETE) +(?P<path>/\S*)(?P<rest>.*)$", re.DOTALL
)
TAIL = re.compile(
    r"^\s*(?P<body>\{.*\})?\s*(?:-> (?P<name>\w+))?\s*(?:= (?P<status>\d+))?\s*(?:# .*)?$",
    re.DOTALL,
)
NUMBER = re.compile(r"<(\w+)>")
PSEUDO = re.compile(r"\{(\w+)\}")


@dataclass
class Reader:
    """Somebody who follows a document from its beginning to its end."""

    api: Api
    members: dict[str, Member] = field(default_factory=dict)
    numbers: dict[str, Any] = field(default_factory=dict)
    mark: str = field(default_factory=lambda: secrets.token_hex(3))

    def follow(self, service: str, text: str) -> None:
        for line in requests_in(text):
            self._send(service, line)

    def _send(self, service: str, line: str) -> None:
        request = LINE.match(line)
        tail = TAIL.match(request["rest"]) if request else None
        assert request, f"not a request: {line}"
        assert tail, f"not the end of a request: {line}"
        token = self._member(request["who"]).token if request["who"] else None
        sent = json.loads(self._filled(tail["body"])) if tail["body"] else None
        path = self._filled(request["path"])
        answer = self.api.call(request["verb"], service, path, token=token, json=sent)
        told = f"{line}\nanswered {answer.status_code}: {answer.text[:500]}"
        if tail["status"]:
            assert answer.status_code == int(tail["status"]), told
        else:
            assert answer.ok, told
        if tail["name"]:
            self.numbers[tail["name"]] = number_in(answer.json())

    def _filled(self, text: str) -> str:
        numbered = NUMBER.sub(lambda found: str(self._number(found[1])), text)
        return PSEUDO.sub(lambda found: self._word(found[1]), numbered)

    def _number(self, name: str) -> Any:
        return self.numbers[name] if name in self.numbers else self._member(name).player_id

    def _word(self, name: str) -> str:
        return self.mark if name == "mark" else self._member(name).pseudo

    def _member(self, name: str) -> Member:
        if name not in self.members:
            self.members[name] = a_member(self.api)
        return self.members[name]


def requests_in(text: str) -> list[str]:
    """A line that begins no request goes on with the one before it."""
    found: list[str] = []
    for line in text.splitlines():
        if LINE.match(line.strip()):
            found.append(line.strip())
        elif line.strip():
            found[-1] += "\n" + line
    return found


def number_in(answer: Any) -> Any:
    """Its number: the answer itself, its `id`, or the one thing it names by number."""
    if not isinstance(answer, dict):
        return answer
    named = [each for name, each in answer.items() if name == "id" or name.endswith("_id")]
    listed = [each[0] for name, each in answer.items() if name.endswith("_ids") and each]
    return answer.get("id", (named + listed)[0])
