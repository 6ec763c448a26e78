"""/go-templates: settings kept under a name."""

from typing import ClassVar

from flask_restful import Resource
from pydantic import BaseModel

from services.games.go.domain.setup_text import settings_of, template_text
from services.games.go.refusals import UnsuitableName
from services.games.go.resources.settings import ProposedSettings, SettingsView, settings_view
from services.games.go.store import templates
from shared.arguments import accepts, answers
from shared.callers import PLAY, Member, member
from shared.database import reading, writing
from shared.peers import Done

LONGEST_NAME = 40


class TemplateView(BaseModel):
    """Settings kept under a name, also as the one-line setup text."""

    name: str
    text: str
    settings: SettingsView


class TemplateList(BaseModel):
    """One's templates."""

    templates: list[TemplateView]


class GoTemplates(Resource):
    @member
    @answers(200, TemplateList)
    def get(self, caller: Member) -> TemplateList:
        """List one's templates."""
        with reading() as session:
            rows = templates.templates_of(session, caller.player_id)
        return TemplateList(
            templates=[
                TemplateView(
                    name=row.name, text=row.text, settings=settings_view(settings_of(row.text))
                )
                for row in rows
            ]
        )


class GoTemplate(Resource):
    path_examples: ClassVar = {"name": "blitz"}

    @member(scope=PLAY)
    @accepts(ProposedSettings)
    @answers(200, Done)
    def put(self, caller: Member, name: str, sent: ProposedSettings) -> Done:
        """Keep settings under a name, for invitations and offers."""
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise UnsuitableName
        settings, _snapshot = sent.proposal(caller.player_id)
        with writing() as session:
            templates.save_template(
                session, caller.player_id, name, template_text(caller.player_id, settings)
            )
        return Done(msg="Ok template kept")

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, name: str) -> Done:
        """Forget a template; one that is not there is forgotten already."""
        if not name.isprintable():
            raise UnsuitableName
        with writing() as session:
            templates.delete_template(session, caller.player_id, name)
        return Done(msg="Ok template forgotten")
