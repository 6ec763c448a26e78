"""/player-renames, /player-departures, /player-exports: how players reaches every service."""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from flask_restful import Resource
from pydantic import BaseModel, Field

from shared.arguments import Arguments, accepts, answers
from shared.callers import service
from shared.database import Session, reading, writing
from shared.peers import Done
from shared.personal.exports import Export, Rows, export_all
from shared.personal.places import Person, Place, forget_everywhere, rename_everywhere


@dataclass(frozen=True)
class Holdings:
    """All that a service, or an area of it, keeps of members."""

    places: tuple[Place, ...]
    exports: tuple[Export, ...]

    def __add__(self, other: "Holdings") -> "Holdings":
        return Holdings(self.places + other.places, self.exports + other.exports)


# Also of members from before today's rules of names: they may be renamed and leave, too.
AnyName = Annotated[
    str,
    Field(
        min_length=1, max_length=100, examples=["Tartempion"], description="A name of the member."
    ),
]


class Renaming(Arguments):
    """The name he had, and the one he has from now on."""

    pseudo: AnyName
    new_pseudo: AnyName


class Known(Arguments):
    """Under which name and address a member is known."""

    pseudo: AnyName
    email: str = Field("", max_length=254, examples=["toto@labas.com"], description="His address.")


class Obstacles(BaseModel):
    """What a member would leave in the middle."""

    running: list[str] = Field(description="Each in words, such as `Go game 12`.")


class StoredRows(BaseModel):
    """What a service stores of a member."""

    tables: dict[str, list[dict[str, Any]]] = Field(description="Rows by table.")


class Personal(Resource):
    """A service says where it keeps something of members."""

    holdings: ClassVar[Holdings]


class PlayerRenames(Personal):
    @service("players")
    @accepts(Renaming)
    @answers(200, Done)
    def put(self, player_id: int, renaming: Renaming) -> Done:
        """Change a member's name wherever it stands; may be repeated."""
        person = Person(player_id, renaming.pseudo)
        with writing() as session:
            rename_everywhere(session, self.holdings.places, person, renaming.new_pseudo)
        self.clean_up(person, renaming.new_pseudo)
        return Done(msg="Ok renamed")

    def clean_up(self, _person: Person, _new_pseudo: str) -> None:
        """What lies outside the database."""


class PlayerDepartures(Personal):
    @service("players")
    @answers(200, Obstacles)
    def get(self, player_id: int) -> Obstacles:
        """What runs that a member would leave in the middle."""
        with reading() as session:
            return Obstacles(running=self.running(session, player_id))

    @service("players")
    @accepts(Known)
    @answers(200, Done)
    def put(self, player_id: int, leaver: Known) -> Done:
        """Take a member out of whatever runs and forget him; may be repeated."""
        person = Person(player_id, leaver.pseudo, leaver.email)
        self.withdraw(person)
        with writing() as session:
            forget_everywhere(session, self.holdings.places, person)
        self.clean_up(person)
        return Done(msg="Ok forgotten")

    def running(self, _session: Session, _player_id: int) -> list[str]:
        """Nothing, where nothing can run."""
        return []

    def withdraw(self, _person: Person) -> None:
        """From whatever runs or is to begin."""

    def clean_up(self, _person: Person) -> None:
        """What lies outside the database."""


class PlayerExports(Personal):
    @service("players")
    @accepts(Known)
    @answers(200, StoredRows)
    def get(self, player_id: int, known: Known) -> StoredRows:
        """All that this service stores of a member."""
        person = Person(player_id, known.pseudo, known.email)
        with reading() as session:
            tables = export_all(session, self.holdings.exports, person)
        return StoredRows(tables=tables | self.beside(person))

    def beside(self, _person: Person) -> dict[str, Rows]:
        """What lies outside the database."""
        return {}


def routes(
    renames: type[PlayerRenames], departures: type[PlayerDepartures], exports: type[PlayerExports]
) -> dict[str, type]:
    return {
        "/player-renames/<int:player_id>": renames,
        "/player-departures/<int:player_id>": departures,
        "/player-exports/<int:player_id>": exports,
    }
