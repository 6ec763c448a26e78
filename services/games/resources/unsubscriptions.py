"""/unsubscriptions: the link at the foot of a mail about a game ends mails of its kind."""

from flask_restful import Resource

from services.games.diplomacy.actions.end_mails import end_diplomacy_mails
from services.games.go.actions.end_mails import end_go_mails, is_about_go
from shared.arguments import answers
from shared.peers import Done
from shared.unsubscriptions import unsubscription_of


class Unsubscriptions(Resource):
    @answers(200, Done)
    def post(self, token: str) -> Done:
        """End the subscription that the link of a mail names; no login is needed."""
        asked = unsubscription_of(token)
        if is_about_go(asked):
            end_go_mails(asked)
        else:
            end_diplomacy_mails(asked)
        return Done(msg="Ok unsubscribed")
