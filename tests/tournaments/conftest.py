"""The service in this process, for rules over HTTP that need no other service."""

import itertools

import pytest

from tests.factories import Member, a_pseudo
from tests.in_process import running

_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with running("tournaments", tmp_path_factory.mktemp("tournaments")) as started:
        yield started


@pytest.fixture
def join(service):
    """Members who have just joined: join() -> Member."""

    def one() -> Member:
        pseudo, number = a_pseudo(), next(_numbers)
        service.register(pseudo, number)
        return Member(pseudo, "", pseudo, number)

    return one
