"""/ladders and all that is done on them."""

import json
from datetime import datetime

from flask_restful import Resource
from pydantic import AwareDatetime, BaseModel, Field

from services.tournaments.ladders import store
from services.tournaments.ladders.actions import climb
from services.tournaments.ladders.tables import LadderChallenge
from shared.arguments import Arguments, accepts, answers
from shared.callers import ORGANISE, PLAY, Caller, Member, anyone, member
from shared.database import reading
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class NewLadder(Arguments):
    """A ladder for a game of two."""

    name: str = Field(min_length=1, max_length=60, examples=["Go ladder"], description="Its name.")
    game: str = Field(max_length=30, examples=["go"], description="What is played.")
    reach: int = Field(3, ge=1, le=50, description="How many places above can be challenged.")
    answer_days: int = Field(7, ge=1, le=60, description="Who does not answer loses his place.")
    on_platform: bool = Field(
        False, description="Whether accepted challenges become games of Go on the platform."
    )
    size: int = Field(19, ge=5, le=25, description="Lines of their board.")
    main_time: int = Field(210, ge=0, le=1350, description="Hours of each; a day of play has 15.")
    byo_time: int = Field(15, ge=0, le=450, description="Hours added per move.")
    rated: bool = Field(False, description="Whether results change the ratings.")

    def go_setup(self) -> str | None:
        if not self.on_platform:
            return None
        chosen = self.model_dump(include={"size", "main_time", "byo_time", "rated"})
        return json.dumps(chosen | {"byo_type": "FIS", "komi": 6.5})


class LadderListed(BaseModel):
    """A ladder."""

    id: int
    name: str
    game: str
    reach: int
    answer_days: int


class LadderList(BaseModel):
    """All ladders."""

    ladders: list[LadderListed]


class PlaceSeen(BaseModel):
    """Where somebody stands."""

    rank: int
    player_id: int
    pseudo: str
    away_until: datetime | None
    crowns: int


class ChallengeSeen(BaseModel):
    """A challenge that is not over."""

    id: int
    challenger_player_id: int
    challenger: str
    challenged_player_id: int
    challenged: str
    status: str
    answer_by: datetime
    game_id: int | None
    decided_by_game: bool
    why_no_game: str | None


class LadderSeen(LadderListed):
    """A ladder with its places and challenges."""

    places: list[PlaceSeen]
    challenges: list[ChallengeSeen]


class Challenge(Arguments):
    """Who is challenged."""

    pseudo: Pseudo


class Answered(Arguments):
    """Whether the challenge is accepted."""

    accepts: bool = Field(examples=[True], description="Who refuses loses his place.")


class SaidWon(Arguments):
    """How one's own game ended."""

    won: bool = Field(examples=[True], description="Whether you won.")


class Absence(Arguments):
    """How long somebody is away."""

    until: AwareDatetime | None = Field(None, description="Left out: back again.")


class CurvePoint(BaseModel):
    """A rank from a moment on."""

    rank: int
    moved_at: datetime


class Curve(BaseModel):
    """The ranks of a member, the oldest first."""

    points: list[CurvePoint]


def _challenge(row: LadderChallenge, pseudos: dict[int, str]) -> ChallengeSeen:
    """Who stands on the ladder has a challenge; who leaves it ends those he has."""
    return ChallengeSeen(
        id=row.id,
        challenger_player_id=row.challenger_player_id,
        challenger=pseudos.get(row.challenger_player_id, ""),
        challenged_player_id=row.challenged_player_id,
        challenged=pseudos.get(row.challenged_player_id, ""),
        status=row.status,
        answer_by=row.answer_by,
        game_id=row.game_id,
        decided_by_game=row.ask_at is not None,
        why_no_game=row.why_no_game,
    )


class Ladders(Resource):
    @answers(200, LadderList)
    def get(self) -> LadderList:
        """List the ladders."""
        with reading() as session:
            return LadderList.model_validate(
                {"ladders": store.ladders(session)}, from_attributes=True
            )

    @member(scope=ORGANISE, confirmed=True)
    @accepts(NewLadder)
    @answers(201, LadderListed)
    def post(self, caller: Member, new: NewLadder) -> LadderListed:
        """Found a ladder."""
        made = climb.found_ladder(
            caller, new.name, new.game, new.reach, new.answer_days, new.go_setup()
        )
        return LadderListed.model_validate(made, from_attributes=True)


class LadderOne(Resource):
    @anyone
    @answers(200, LadderSeen)
    def get(self, _caller: Caller, ladder_id: int) -> LadderSeen:
        """Read a ladder: places, challenges, crowns."""
        with reading() as session:
            listed = LadderListed.model_validate(
                store.ladder(session, ladder_id), from_attributes=True
            )
            crowns = [crown.player_id for crown in store.crowns(session, ladder_id)]
            held = store.places(session, ladder_id)
            places = [
                PlaceSeen(
                    rank=row.rank,
                    player_id=row.player_id,
                    pseudo=row.pseudo,
                    away_until=row.away_until,
                    crowns=crowns.count(row.player_id),
                )
                for row in held
            ]
            live = store.live_challenges(session, ladder_id)
            pseudos = {row.player_id: row.pseudo for row in held}
            challenges = [_challenge(row, pseudos) for row in live]
        return LadderSeen(**listed.model_dump(), places=places, challenges=challenges)


class LadderPlaces(Resource):
    @member(scope=PLAY, confirmed=True)
    @answers(201, Done)
    def post(self, caller: Member, ladder_id: int) -> Done:
        """Step on the ladder, at its end."""
        return Done(msg=f"You stand at place {climb.step_on(caller, ladder_id)}")

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, ladder_id: int) -> Done:
        """Leave the ladder."""
        climb.step_off(caller.player_id, ladder_id)
        return Done(msg="You left the ladder")


class LadderAbsences(Resource):
    @member(scope=PLAY)
    @accepts(Absence)
    @answers(200, Done)
    def put(self, caller: Member, ladder_id: int, sent: Absence) -> Done:
        """Be away: nobody can challenge you meanwhile."""
        climb.be_away(caller, ladder_id, sent.until)
        return Done(msg="Noted")


class LadderChallenges(Resource):
    @member(scope=PLAY)
    @accepts(Challenge)
    @answers(201, ChallengeSeen)
    def post(self, caller: Member, ladder_id: int, sent: Challenge) -> ChallengeSeen:
        """Challenge somebody above; the refusal says why it cannot be."""
        other = member_called(sent.pseudo)
        made = climb.challenge(caller, ladder_id, other)
        return _challenge(made, {each.player_id: each.pseudo for each in (caller, other)})


class LadderAnswers(Resource):
    @member(scope=PLAY)
    @accepts(Answered)
    @answers(200, Done)
    def put(self, caller: Member, challenge_id: int, sent: Answered) -> Done:
        """Answer a challenge."""
        climb.answer(caller, challenge_id, sent.accepts)
        return Done(msg="Noted")


class LadderResults(Resource):
    @member(scope=PLAY)
    @accepts(SaidWon)
    @answers(200, Done)
    def put(self, caller: Member, challenge_id: int, sent: SaidWon) -> Done:
        """Say whether you won; it counts when both say the same."""
        agreed = climb.say_who_won(caller, challenge_id, sent.won)
        return Done(msg="The challenge is over" if agreed else "The other has to say so, too")


class LadderCurves(Resource):
    @anyone
    @answers(200, Curve)
    def get(self, _caller: Caller, ladder_id: int, player_id: int) -> Curve:
        """Read the ranks of a member over time."""
        with reading() as session:
            store.ladder(session, ladder_id)
            points = store.moves(session, ladder_id, player_id)
            return Curve.model_validate({"points": points}, from_attributes=True)
