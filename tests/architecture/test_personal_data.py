"""docs/personal-data.md tells of every column that may tell of somebody, as the code has it."""

from tests.architecture.personal_data import (
    columns_that_may_tell_of_somebody,
    declared_rows,
    documented_as_impersonal,
    documented_rows,
)

HINT = "say in personal.py of its area and in docs/personal-data.md what becomes of it"


def test_every_column_that_may_tell_of_somebody_is_documented():
    columns = columns_that_may_tell_of_somebody()
    assert len(columns) > 250
    known = documented_rows().keys() | documented_as_impersonal()
    assert not sorted(columns - known), HINT


def test_the_document_says_what_the_code_does():
    assert documented_rows() == declared_rows()


def test_no_column_is_both_personal_and_not():
    assert not documented_rows().keys() & documented_as_impersonal()


def test_what_is_called_impersonal_exists():
    assert not documented_as_impersonal() - columns_that_may_tell_of_somebody()
