"""Visitors of the running pages."""

import pytest

from tests.web.visitor import Visitor


@pytest.fixture
def visitor(stack):
    return Visitor(stack)


@pytest.fixture
def english(stack):
    return Visitor(stack, "en")
