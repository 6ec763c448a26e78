"""What the tournaments refuse is told in the reader's language."""

import importlib
import inspect

import pytest

from shared.errors import Refusal
from web.refusals import REFUSALS
from web.sentences import KNOWN
from web.words.extract import read_words

# What an arbiter meets at his desk; the other areas are said in part.
WHOLE = ("entries", "exchange", "hall", "rounds")


def sentences_of(area):
    module = importlib.import_module(f"services.tournaments.{area}.refusals")
    return {
        inspect.getdoc(found)
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, Refusal) and found.__module__ == module.__name__
    }


@pytest.mark.parametrize("area", REFUSALS)
def test_texts_are_those_that_services_say(area):
    assert set(REFUSALS[area]) <= sentences_of(area)


@pytest.mark.parametrize("area", WHOLE)
def test_whatever_arbiters_are_refused_is_said_in_french(area):
    words = {each.id for each in read_words("fr") if each.string}
    assert [
        said
        for said in sentences_of(area)
        if said not in words and not any(known.said.fullmatch(said) for known in KNOWN)
    ] == []
