"""/guest-addresses: a guest says whether he wants mails, by the link in the first one."""

from flask_restful import Resource
from pydantic import Field

from services.tournaments.entries.actions.write_to_guests import answer_of_guest
from shared.arguments import Arguments, accepts, answers
from shared.peers import Done


class GuestAnswer(Arguments):
    """Yes or no."""

    wanted: bool = Field(examples=[True], description="Whether mails of pairings are wanted.")


class GuestAddresses(Resource):
    @accepts(GuestAnswer)
    @answers(200, Done)
    def put(self, token: str, answer: GuestAnswer) -> Done:
        """Ask for mails of one's pairings, or end them; the link is all that is needed."""
        answer_of_guest(token, answer.wanted)
        return Done(msg="Mails will come" if answer.wanted else "No more mails will come")
