"""What the documents give as examples is taken as it stands, as "Try it out" sends it."""

import json
import re
from urllib.parse import quote

import pytest

from shared.config import PORTS
from tests.contract.document_checks import operations
from tests.contract.permissions import usual_caller
from tests.factories import a_member

SOMEBODY = "Tartempion"


# Their own account is what these operations change or end.
OWN_MEMBER_EACH = ("users", "players")


@pytest.mark.parametrize("service", PORTS)
def test_no_example_is_refused_for_what_it_says(api, stack, service):
    member, tried = a_member(api), 0
    for where, operation in operations(api.get(service, "/openapi.json").json()):
        if "requestBody" not in operation:
            continue
        if service in OWN_MEMBER_EACH:
            member = a_member(api)
        answer = try_out(api, stack, service, member, where, operation)
        seen = f"{where}: {answer.status_code} {answer.text}"
        assert str(answer.status_code) in operation["responses"], seen
        assert answer.status_code < 500, seen
        assert "errors" not in answer.json(), seen
        assert "not both" not in answer.text, seen
        tried += 1
    assert tried


def try_out(api, stack, service, member, where, operation):
    """The example sent as it stands, by a member of the name it gives."""
    verb, path = where.split()
    examples = {each["name"]: each.get("example") for each in operation["parameters"]}
    path = re.sub(r"{(\w+)}", lambda found: quote(str(examples[found[1]])), path)
    example = operation["requestBody"]["content"]["application/json"]["example"]
    return api.call(
        verb,
        service,
        path.replace(SOMEBODY, member.pseudo),
        json=json.loads(json.dumps(example).replace(SOMEBODY, member.pseudo)),
        headers={
            "AccessToken": member.token,
            "ServiceToken": stack.service_token(usual_caller(service), service),
        },
    )
