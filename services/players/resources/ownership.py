"""Whose token it is: the contract lets everyone act for himself only."""

from shared.auth import authenticate
from shared.errors import Refusal
from shared.tokens import Claims

STATUS = 400  # the document's, where other services say 401
RETRIEVE = "Not allowed for retrieve!:{message}"
UPDATE = "Not allowed for update!:{message}"
CHANGE_PASSWORD = "User modification failed!:{message}"  # noqa: S105 (a sentence)
REMOVE = "User removal failed!:{message}"


def require_owner(pseudo: str, sentence: str) -> Claims:
    """The caller's claims; refuses strangers in the endpoint's own words."""
    claims = authenticate(sentence, STATUS)
    if claims.pseudo != pseudo:
        raise Refusal(sentence.format(message="This is not you ! Good try !"), status=STATUS)
    return claims
