"""In which language a member reads."""

from flask import request

from shared.callers import Member
from shared.languages import LANGUAGES


def language_of(caller: Member) -> str:
    """What his browser asks for, else what he chose in his account."""
    return request.accept_languages.best_match(LANGUAGES) or caller.language
