"""/members: the members as administrators see them."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.players.directory import count_members, list_members
from shared.arguments import LARGEST_INTEGER, Arguments, JsonText, accepts, answers
from shared.callers import Claims, administrator
from shared.database import reading_rows


class MemberFilter(Arguments):
    """Which members."""

    text: str = Field(
        "",
        max_length=100,
        examples=["tarte"],
        description="A part of pseudo, e-mail address or name.",
    )
    ids: JsonText[list[int]] | None = Field(
        None, max_length=200, examples=[[7, 12]], description="Only these, by their numbers."
    )
    after: int = Field(0, ge=0, le=LARGEST_INTEGER, description="Only ids above this one.")
    limit: int = Field(50, ge=1, le=200, examples=[50], description="How many at most.")


class SeenMember(BaseModel, from_attributes=True):
    """A member as an administrator sees him."""

    id: int
    pseudo: str
    email: str
    email_confirmed: bool
    family_name: str
    first_name: str
    country: str
    created_at: datetime


class SeenMembers(BaseModel):
    """A page of members by id."""

    members: list[SeenMember]
    total: int = Field(description="How many members there are in all.")
    next: int | None = Field(description="What to give as `after` for the next page.")


class Members(Resource):
    @administrator
    @accepts(MemberFilter)
    @answers(200, SeenMembers)
    def get(self, _caller: Claims, wanted: MemberFilter) -> SeenMembers:
        """Search members by pseudo, e-mail address or name."""
        with reading_rows() as rows:
            found = list_members(rows, wanted.text, wanted.ids, wanted.after, wanted.limit + 1)
            total = count_members(rows)
        page = found[: wanted.limit]
        return SeenMembers(
            members=[SeenMember.model_validate(row) for row in page],
            total=total,
            next=page[-1].id if len(found) > wanted.limit else None,
        )
