"""About, legal notices, privacy, licences: the operator's own words where he wrote some."""

import pytest


@pytest.mark.parametrize("path", ["/about", "/legal", "/privacy", "/licences"])
def test_there_is_a_page(visitor, english, path):
    assert visitor.get(path).status == 200
    assert english.get(path).text != visitor.get(path).text


def test_the_operator_writes_his_own_text_and_it_stays_text(visitor, english, stack):
    folder = stack.data / "texts"
    folder.mkdir(exist_ok=True)
    path = folder / "legal.fr.txt"
    path.write_text("# Éditeur\n\nL’association, <script>alert(1)</script> Lyon.", encoding="utf-8")
    try:
        page = visitor.get("/legal")
        assert "Éditeur L’association, <script>alert(1)</script> Lyon." in page.text
        assert "<script>alert" not in page.response.text
        assert "has not written" in english.get("/legal").text
    finally:
        path.unlink()


def test_licences_of_the_libraries_are_told(visitor):
    text = visitor.get("/licences").text
    assert "Flask" in text
    assert "BSD" in text
