"""A member proves with the code or the link of a mail that an e-mail address is his."""

from services.players import peers, store
from services.players.actions.prove_address import is_proof
from shared.database import reading, writing
from shared.errors import BadRequest

WRONG_CODE = "Wrong code!:{message}"


class WrongCode(BadRequest):
    """Wrong code!:{message}"""


def confirm_email(pseudo: str, code: str) -> None:
    with reading() as session:
        player = store.player(session, pseudo)
    if not is_proof(code, player):
        _check_digits(player.email, code)
    with writing() as session:
        current = store.player(session, pseudo)
        if current.email == player.email:  # not changed while we asked
            current.email_confirmed = True


def _check_digits(email: str, code: str) -> None:
    try:
        number = int(code)
    except ValueError:
        raise WrongCode(WRONG_CODE.format(message="???")) from None
    with peers.told_as(WRONG_CODE):
        peers.check_code(email, number)
