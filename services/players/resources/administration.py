"""/renames: what only administrators do."""

from flask_restful import Resource

from services.players.actions.rename import rename
from services.players.resources.parameters import DoneFor, KnownPseudo
from shared.arguments import Arguments, accepts, answers
from shared.callers import Claims, administrator
from shared.parameters import Pseudo


class NewName(Arguments):
    """Who is to be called what."""

    pseudo: KnownPseudo
    new_pseudo: Pseudo


class Renames(Resource):
    @administrator
    @accepts(NewName)
    @answers(201, DoneFor)
    def post(self, _caller: Claims, new: NewName) -> DoneFor:
        """Rename a member, account and profile; his older tokens become useless."""
        rename(new.pseudo, new.new_pseudo)
        return DoneFor(pseudo=new.new_pseudo, msg="Ok renamed")
