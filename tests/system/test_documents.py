"""The requests of the documents are those the services take; every block says whether it is run."""

import pytest

from shared.config import ROOT
from tests.system.blocks import Block, blocks, documents, indented_blocks
from tests.system.requests_of_documents import Reader, number_in, requests_in

RUN = "http run "
WITH_REQUESTS = [
    path for path in documents() if any(block.info.startswith(RUN) for block in blocks(path))
]


def test_every_block_says_how_it_is_run_or_why_not():
    found = [block for path in documents() for block in blocks(path)]
    assert len(found) > 30
    assert [block.fault for block in found if block.fault] == []


def test_no_block_hides_by_standing_further_right():
    assert [place for path in documents() for place in indented_blocks(path)] == []


@pytest.mark.parametrize("info", ["sh", "", "sh no-run", "sh no-run: ", "http run", "sh run"])
def test_a_block_without_a_word_about_it_is_found(info):
    assert Block(ROOT / "README.md", 1, info, "").fault


def test_a_block_further_right_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.system.blocks.ROOT", tmp_path)
    (tmp_path / "a.md").write_text("Do\n\n    make run\n\n- a list\n\n    goes on\n\nEnd\n")
    assert indented_blocks(tmp_path / "a.md") == ["a.md:3"]


def test_a_request_may_take_several_lines():
    assert requests_in('POST /a {"b":\n  1}\n\nanna GET /c') == [
        'POST /a {"b":\n  1}',
        "anna GET /c",
    ]


@pytest.mark.parametrize("answer", [7, {"id": 7, "year_id": 3}, {"game_id": 7}, {"game_ids": [7]}])
def test_an_answer_has_a_number(answer):
    assert number_in(answer) == 7


@pytest.mark.stack
@pytest.mark.parametrize("path", WITH_REQUESTS, ids=lambda path: path.stem)
def test_the_requests_of_a_document_are_taken(api, path):
    reader = Reader(api)
    for block in blocks(path):
        if block.info.startswith(RUN):
            reader.follow(block.info.removeprefix(RUN), block.text)
