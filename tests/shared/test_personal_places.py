"""Every declared place, filled: renaming and leaving reach it, and leave other people alone."""

import json
from datetime import UTC, datetime

import pytest
from sqlalchemy import (
    Boolean,
    DateTime,
    LargeBinary,
    Numeric,
    String,
    create_engine,
    insert,
    select,
)
from sqlalchemy.orm import Session

from services.emails import carriers
from services.emails.domain.states import State
from services.emails.personal import MailText
from services.emails.tables import Mail
from services.games.go.personal import SgfNames
from services.games.go.tables.games import GoAttachment, GoGame
from services.tournaments.entries.personal import ComparableName, EntryName, PersonName
from services.tournaments.entries.tables import Registration
from services.tournaments.exchange.personal import FileContent
from shared.database import Moment, Table
from shared.encryption import Encrypted
from shared.names import comparable
from shared.personal.abuse import NameOfPerson
from shared.personal.exports import export_all
from shared.personal.places import (
    Mentions,
    Name,
    Person,
    Words,
    forget_everywhere,
    rename_everywhere,
    with_name,
)
from tests.architecture.personal_data import columns_that_may_tell_of_somebody, holdings_of

pytestmark = pytest.mark.slow

PHONE, BIRTH = "0123456789", "1971-02-03"
HIM = Person(7, "Tartempion", "toto@example.org")
OTHER = Person(8, "Machin", "bidule@example.org")
NEW_NAME = "Napoléon"
# The account and the profile themselves are renamed and removed by their own actions.
NOT_BY_PLACES = {"users", "login_sessions", "players", "registrations", "rescue_wishes", "rescues"}
STAYS_FOR_A_DAY = {"tries"}
SERVICES = ("users", "emails", "players", "games", "tournaments")


@pytest.fixture
def session(monkeypatch, tmp_path):
    """All tables of all services in one empty database, without foreign keys and checks."""
    monkeypatch.setattr(carriers, "outbox_file", lambda mail_id: tmp_path / f"{mail_id}.eml")
    columns_that_may_tell_of_somebody()  # imports every table
    engine = create_engine("sqlite://")
    Table.metadata.create_all(engine)
    with Session(engine) as session:
        session.connection().exec_driver_sql("PRAGMA ignore_check_constraints = ON")
        yield session


def fill(session, service, person, number):
    """A row of each table that has a place, with this person wherever somebody can stand."""
    places = [
        place
        for place in holdings_of(service).places
        if table_of(place).name not in NOT_BY_PLACES | STAYS_FOR_A_DAY
    ]
    by_column = {place.column.property.columns[0]: place for place in places}
    for table in {table_of(place) for place in places}:
        values = {
            column.key: value_for(column, by_column.get(column), person, number)
            for column in table.columns
        }
        for place in places:
            if isinstance(place, NameOfPerson) and table_of(place) is table:
                values["kind"] = place.kinds[0]
        session.execute(insert(table).values(values))
    return by_column


def table_of(place):
    return place.column.property.columns[0].table


def value_for(column, place, person, number):
    if isinstance(place, ComparableName):
        return comparable(person.pseudo)
    if isinstance(place, Name | EntryName | PersonName):
        return person.pseudo
    if isinstance(place, Mentions):
        return json.dumps({"told": person.pseudo, "all": [person.pseudo, "somebody"]})
    if isinstance(place, MailText):
        return f"Dear {person.pseudo}, it is your turn."
    if isinstance(place, FileContent):
        return f"001    1      {person.pseudo}"
    if place is not None and column.name in ("email", "address", "comparable_address"):
        return person.email
    if place is not None and column.name in ("phone", "birth"):
        return f"{PHONE if column.name == 'phone' else BIRTH}{number}"
    if isinstance(column.type, String | Encrypted):
        return f"text {number}"
    if isinstance(column.type, LargeBinary):
        return b"(;GM[1])"
    if isinstance(column.type, DateTime | Moment):
        return datetime(2026, 11, 17, tzinfo=UTC)
    if isinstance(column.type, Boolean):
        return False
    if place is not None:
        return person.player_id
    return 1.0 * number if isinstance(column.type, Numeric) else number


def contents(session, service):
    """All that the tables of a service hold, but for people's own words, by column."""
    words = {
        place.column.property.columns[0]
        for place in holdings_of(service).places
        if isinstance(place, Words)
    }
    return {
        (table.name, column.name): [str(value) for value in session.scalars(select(column))]
        for table in {table_of(place) for place in holdings_of(service).places}
        for column in table.columns
        if column not in words
    }


def where(session, service, needle):
    found = contents(session, service)
    return sorted(place for place, values in found.items() if any(needle in v for v in values))


@pytest.mark.parametrize("service", SERVICES)
def test_a_new_name_stands_wherever_the_old_one_stood(session, service):
    fill(session, service, HIM, 1)
    before = where(session, service, HIM.pseudo)
    assert before
    for _ in range(2):  # it may be repeated
        rename_everywhere(session, holdings_of(service).places, HIM, NEW_NAME)
        session.flush()
        assert not where(session, service, HIM.pseudo)
        assert not where(session, service, comparable(HIM.pseudo))
    rewritten = {
        (table_of(place).name, place.column.property.columns[0].name)
        for place in holdings_of(service).places
        if place.when_renamed == "changed" and not isinstance(place, ComparableName)
    }
    json_spelling = json.dumps(NEW_NAME)[1:-1]
    after = {*where(session, service, NEW_NAME), *where(session, service, json_spelling)}
    assert after >= {place for place in before if place in rewritten}


@pytest.mark.parametrize("service", SERVICES)
def test_of_who_left_nothing_is_left(session, service):
    fill(session, service, HIM, 1)
    for needle in (HIM.pseudo, HIM.email, PHONE, BIRTH):
        if needle in (PHONE, BIRTH) and service != "tournaments":
            continue
        if needle == HIM.email and service == "users":
            continue
        assert where(session, service, needle), needle
    for _ in range(2):
        forget_everywhere(session, holdings_of(service).places, HIM)
        session.flush()
        for needle in (HIM.pseudo, comparable(HIM.pseudo), HIM.email, PHONE, BIRTH):
            assert not where(session, service, needle)


@pytest.mark.parametrize("service", SERVICES)
def test_other_people_are_left_alone(session, service):
    fill(session, service, OTHER, 2)
    before = contents(session, service)
    rename_everywhere(session, holdings_of(service).places, HIM, NEW_NAME)
    forget_everywhere(session, holdings_of(service).places, HIM)
    session.flush()
    assert contents(session, service) == before


@pytest.mark.parametrize("service", SERVICES)
def test_an_export_holds_his_rows_and_nobody_elses(session, service):
    fill(session, service, HIM, 1)
    fill(session, service, OTHER, 2)
    exported = json.dumps(export_all(session, holdings_of(service).exports, HIM))
    assert OTHER.pseudo not in exported
    assert OTHER.email not in exported
    if service in ("games", "tournaments"):
        assert HIM.pseudo in exported


def test_links_lead_to_the_new_name():
    link = "http://127.0.0.1/confirmations?pseudo=Jean+Paul&code=1234"
    assert with_name({"link": link}, "Jean Paul", "Zoé")["link"] == (
        "http://127.0.0.1/confirmations?pseudo=Zo%C3%A9&code=1234"
    )
    assert with_name(link, "Jean", "Zoé") == link


def test_a_file_of_the_opponent_names_him_by_his_new_name(session):
    game = {column.key: value_for(column, None, HIM, 1) for column in GoGame.__table__.columns}
    session.execute(insert(GoGame).values(game | {"black_id": HIM.player_id}))
    written = b"(;PB[Tartempion]PW[Machin]C[Tartempion plays well])"
    session.execute(
        insert(GoAttachment).values(
            game_id=1, player_id=OTHER.player_id, last_changed=datetime.now(UTC), data=written
        )
    )
    SgfNames(GoAttachment.data).rename(session, HIM, "Napoleon")
    session.flush()
    assert session.scalar(select(GoAttachment.data)) == written.replace(
        b"PB[Tartempion]", b"PB[Napoleon]"
    )


def test_who_is_renamed_to_the_name_of_a_guest_is_told_apart_from_him(session):
    values = {
        column.key: value_for(column, None, HIM, 1) for column in Registration.__table__.columns
    }
    own = {"player_id": HIM.player_id, "name": HIM.pseudo, "comparable_name": "tartempion"}
    guest = {"id": 2, "player_id": None, "name": NEW_NAME, "comparable_name": comparable(NEW_NAME)}
    session.execute(insert(Registration).values(values | own))
    session.execute(insert(Registration).values(values | guest))
    EntryName(Registration.name).rename(session, HIM, NEW_NAME)
    names = session.scalars(select(Registration.name).order_by(Registration.id)).all()
    assert names == [f"{NEW_NAME} (7)", NEW_NAME]


def test_a_mail_that_only_holds_the_name_in_a_word_keeps_its_text(session):
    mail = {column.key: value_for(column, None, OTHER, 2) for column in Mail.__table__.columns}
    text = {"body": "Tartempionnades for everybody", "state": State.KEPT}
    session.execute(insert(Mail).values(mail | text))
    MailText(Mail.body).rename(session, HIM, NEW_NAME)
    session.flush()
    assert session.scalar(select(Mail.body)) == text["body"]
