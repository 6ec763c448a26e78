"""/go-priorities, /go-notes, /go-observers: what a player keeps about a game."""

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.go.actions import keep_notes as acts
from services.games.go.store import games, notes, players
from shared.arguments import Arguments, accepts, answers
from shared.callers import PLAY, Claims, Member, account, member
from shared.database import reading
from shared.peers import Done


class Priority(Arguments):
    """How urgent a game is."""

    priority: int = Field(ge=-32768, le=32767, examples=[5], description="The higher the sooner.")


class Note(Arguments):
    """What to note."""

    text: str = Field(
        max_length=20_000, examples=["Watch the corner."], description="Only you read it."
    )
    hidden: bool = Field(False, description="Whether to fold it away.")


class NoteView(BaseModel):
    """One's note on a game."""

    text: str
    hidden: bool


class Observer(BaseModel):
    """Somebody who follows a game."""

    player_id: int
    pseudo: str


class ObserverList(BaseModel):
    """Who follows a game, by name."""

    observers: list[Observer]


class GoPriorities(Resource):
    @member(scope=PLAY)
    @accepts(Priority)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, sent: Priority) -> Done:
        """Give a game a priority among one's games to move."""
        acts.prioritise(caller, game_id, sent.priority)
        return Done(msg="Ok priority set")

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int) -> Done:
        """Forget the priority of a game."""
        acts.prioritise(caller, game_id, None)
        return Done(msg="Ok priority forgotten")


class GoNotes(Resource):
    @member
    @answers(200, NoteView)
    def get(self, caller: Member, game_id: int) -> NoteView:
        """Read one's note on a game."""
        with reading() as session:
            note = notes.note(session, game_id, caller.player_id)
        return NoteView(text=note.text if note else "", hidden=bool(note and note.hidden))

    @member(scope=PLAY)
    @accepts(Note)
    @answers(200, Done)
    def put(self, caller: Member, game_id: int, sent: Note) -> Done:
        """Write one's note on a game."""
        acts.write_note(caller, game_id, sent.text, sent.hidden)
        return Done(msg="Ok note written")


class GoObservers(Resource):
    @account
    @answers(200, ObserverList)
    def get(self, _caller: Claims, game_id: int) -> ObserverList:
        """List who follows a game."""
        with reading() as session:
            games.game(session, game_id)
            names = players.names_of(session, set(notes.observers_of(session, game_id)))
        found = sorted(names.items(), key=lambda observer: observer[1])
        return ObserverList(
            observers=[Observer(player_id=player_id, pseudo=name) for player_id, name in found]
        )

    @member(scope=PLAY)
    @answers(201, Done)
    def post(self, caller: Member, game_id: int) -> Done:
        """Follow a game."""
        acts.observe(caller, game_id)
        return Done(msg="Ok game observed")

    @member(scope=PLAY)
    @answers(200, Done)
    def delete(self, caller: Member, game_id: int) -> Done:
        """Follow a game no longer."""
        acts.stop_observing(caller, game_id)
        return Done(msg="Ok game no longer observed")
