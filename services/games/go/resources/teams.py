"""/go-teams, /go-team-seats, /go-team-offers: games of more than two, from founding to start."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import set_up_team as acts
from services.games.go.domain.multiplayer import Group, SlotFlag
from services.games.go.resources.invitations import CreatedGame
from services.games.go.resources.offers import CreatedOffer, Terms
from services.games.go.resources.settings import ProposedSettings
from services.games.go.store import games, players, seats
from shared.arguments import Arguments, JsonText, accepts, answers
from shared.callers import PLAY, Claims, Member, account, member
from shared.database import reading
from shared.members import member_called
from shared.parameters import Pseudo
from shared.peers import Done


class Team(ProposedSettings):
    """A game of several players."""

    players: str = Field(
        max_length=5,
        examples=["2:2"],
        description="N:M for teams, or an odd N from 3 to 15 for Zen Go.",
    )


class PlaceSent(BaseModel):
    """Where a seat is put."""

    seat_id: int = Field(description="The seat.")
    group: Group = Field(description="B, W, G1, G2, or BW in Zen Go.")
    order: int = Field(ge=1, le=16, description="Its turn within the group.")


class Arrangement(Arguments):
    """The groups and orders of seats."""

    places: JsonText[list[PlaceSent]] = Field(
        max_length=16,
        examples=[[{"seat_id": 1, "group": "B", "order": 1}]],
        description="Seats to put in place.",
    )


class SeatInvitation(Arguments):
    """Whom to keep a seat for."""

    seat_id: int = Field(ge=1, examples=[1], description="Which seat.")
    pseudo: Pseudo


class SeatLeft(Arguments):
    """Which seat to clear."""

    seat_id: int = Field(ge=1, examples=[1], description="Yours, or any if you are the master.")


class SeatView(BaseModel):
    """A seat and who holds it."""

    id: int
    group: str
    order: int
    player_id: int
    pseudo: str
    rating: float | None
    flags: list[str]


class TeamView(BaseModel):
    """The seats of a game, and the average ratings of its groups."""

    game_id: int
    status: str
    master_id: int
    players: str
    seats: list[SeatView]
    average_ratings: dict[str, float]


class GoTeams(Resource):
    @member(scope=PLAY, confirmed=True)
    @accepts(Team)
    @answers(201, CreatedGame)
    def post(self, caller: Member, sent: Team) -> CreatedGame:
        """Found a game of several players and become its master."""
        settings, snapshot = sent.proposal(caller.player_id)
        game_id = acts.found_team(caller, settings, sent.players, sent.shape_id, snapshot)
        return CreatedGame(msg="Ok game founded", game_id=game_id)


class GoTeam(Resource):
    @account
    @answers(200, TeamView)
    def get(self, _caller: Claims, game_id: int) -> TeamView:
        """Read the seats of a game."""
        with reading() as session:
            game = games.game(session, game_id)
            rows = seats.seats_of(session, game_id)
            known = players.players_by_id(session, {row.player_id for row in rows})
        views = [
            SeatView(
                id=row.id,
                group=row.group,
                order=row.order,
                player_id=row.player_id,
                pseudo=known[row.player_id].pseudo if row.player_id in known else "",
                rating=known[row.player_id].rating if row.player_id in known else None,
                flags=[flag.name for flag in SlotFlag(row.flags) if flag.name],
            )
            for row in rows
        ]
        return TeamView(
            game_id=game.id,
            status=game.status,
            master_id=next((row.player_id for row in rows if row.flags & SlotFlag.MASTER), 0),
            players=game.players,
            seats=views,
            average_ratings=_averages(views),
        )

    @member(scope=PLAY)
    @accepts(Arrangement)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, sent: Arrangement) -> Done:
        """Put seats into groups and orders."""
        acts.arrange_seats(
            caller,
            game_id,
            [acts.Place(place.seat_id, place.group, place.order) for place in sent.places],
        )
        return Done(msg="Ok seats arranged")

    @member(scope=PLAY)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int) -> Done:
        """Start the game when all seats are taken and in place."""
        acts.start_team(caller, game_id)
        return Done(msg="Ok game started")


class GoTeamSeats(Resource):
    @member(scope=PLAY)
    @accepts(SeatInvitation)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, sent: SeatInvitation) -> Done:
        """Keep a seat for a member."""
        acts.invite_to_seat(caller, game_id, sent.seat_id, member_called(sent.pseudo))
        return Done(msg="Ok seat kept")

    @member(scope=PLAY, confirmed=True)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int) -> Done:
        """Take the seat one was invited to, or one offered in the waiting room."""
        return Done(msg=f"Ok seat {acts.take_seat(caller, game_id)} taken")

    @member(scope=PLAY)
    @accepts(SeatLeft)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int, sent: SeatLeft) -> Done:
        """Leave a seat, or clear somebody's as the master."""
        acts.leave_seat(caller, game_id, sent.seat_id)
        return Done(msg="Ok seat left")


class GoTeamOffers(Resource):
    @member(scope=PLAY)
    @accepts(Terms)
    @answers(201, CreatedOffer)
    def post(self, caller: Member, game_id: int, terms: Terms) -> CreatedOffer:
        """Offer the free seats in the waiting room to all who fit."""
        offer_id = acts.open_seats(caller, game_id, terms.restrictions(), terms.comment)
        return CreatedOffer(msg="Ok seats offered", offer_id=offer_id)


def _averages(seats: list[SeatView]) -> dict[str, float]:
    groups: dict[str, list[float]] = {}
    for seat in seats:
        if seat.rating is not None and seat.order >= 0:
            groups.setdefault(seat.group, []).append(seat.rating)
    return {group: sum(ratings) / len(ratings) for group, ratings in groups.items()}
