"""Whether a member ever did anything in a service: then nobody else gets his name for a while."""

from typing import Any, ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field
from sqlalchemy import exists, select

from shared.arguments import answers
from shared.callers import service
from shared.database import reading


class Traces(BaseModel):
    """What is left of a member in this service."""

    traces: bool = Field(description="Whether he ever played, wrote or organised anything here.")


class PlayerTraces(Resource):
    """A service says in which columns members stand that played, wrote or organised."""

    columns: ClassVar[tuple[Any, ...]]

    @service("players")
    @answers(200, Traces)
    def get(self, player_id: int) -> Traces:
        """Whether a member left traces here."""
        found = [exists().where(column == player_id) for column in self.columns]
        with reading() as session:
            return Traces(traces=any(session.scalar(select(there)) for there in found))
