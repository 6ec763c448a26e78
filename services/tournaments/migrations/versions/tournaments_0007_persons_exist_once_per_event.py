"""Persons exist once per event; who is registered becomes one of them."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0007'
down_revision = 'tournaments_0006'
branch_labels = None
depends_on = None

OWN = ("name", "comparable_name", "birth", "sex", "federation", "federation_id", "club", "email", "phone")


def make_persons(connection) -> None:
    """One for each member, and for each name and birthday of guests, of an event.

    What was said last is kept; what was left empty then, as it was said before.
    """
    rows = connection.execute(
        sa.text(
            "SELECT entry.id, tournament.event_id, entry.player_id, "
            + ", ".join(f"entry.{column}" for column in OWN)
            + " FROM tournament_registrations entry"
            " JOIN tournaments tournament ON tournament.id = entry.tournament_id ORDER BY entry.id"
        )
    ).mappings()
    known: dict[tuple, dict] = {}
    entries: dict[tuple, list[int]] = {}
    for row in rows:
        own = {column: row[column] for column in OWN}
        guest = (row["comparable_name"], row["birth"]) if row["player_id"] is None else ()
        key = (row["event_id"], row["player_id"], *guest)
        before = known.setdefault(key, own)
        known[key] = {column: own[column] or before[column] for column in OWN}
        entries.setdefault(key, []).append(row["id"])
    insert = sa.text(
        f"INSERT INTO event_persons (event_id, player_id, pseudo, {', '.join(OWN)})"
        f" VALUES (:event_id, :player_id, '', {', '.join(f':{column}' for column in OWN)})"
        " RETURNING id"
    )
    enter = sa.text("UPDATE tournament_registrations SET person_id = :person WHERE id = :entry")
    for key, own in known.items():
        person = connection.execute(
            insert, {"event_id": key[0], "player_id": key[1], **own}
        ).scalar_one()
        connection.execute(enter, [{"person": person, "entry": each} for each in entries[key]])


def upgrade() -> None:
    op.create_table('trusted_organisers',
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', name=op.f('pk_trusted_organisers'))
    )
    op.create_table('event_persons',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('comparable_name', sa.String(), nullable=False),
    sa.Column('birth', sa.String(), nullable=False),
    sa.Column('sex', sa.String(), nullable=False),
    sa.Column('federation', sa.String(), nullable=False),
    sa.Column('federation_id', sa.String(), nullable=False),
    sa.Column('club', sa.String(), nullable=False),
    sa.Column('email', sa.String(), nullable=False),
    sa.Column('phone', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_event_persons_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_event_persons')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('event_persons', schema=None) as batch_op:
        batch_op.create_index('guests_are_persons_once', ['event_id', 'comparable_name', 'birth'], unique=True, sqlite_where=sa.text('player_id IS NULL'), postgresql_where=sa.text('player_id IS NULL'))
        batch_op.create_index(batch_op.f('ix_event_persons_comparable_name'), ['comparable_name'], unique=False)
        batch_op.create_index(batch_op.f('ix_event_persons_event_id'), ['event_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_event_persons_player_id'), ['player_id'], unique=False)
        batch_op.create_index('members_are_persons_once', ['event_id', 'player_id'], unique=True)

    # In place: a copy of the table would take with it what refers to its rows.
    op.execute(
        "ALTER TABLE tournament_registrations ADD COLUMN person_id INTEGER"
        " CONSTRAINT fk_tournament_registrations_person_id REFERENCES event_persons (id)"
    )
    op.create_index('ix_tournament_registrations_person_id', 'tournament_registrations', ['person_id'])
    make_persons(op.get_bind())


def downgrade() -> None:
    op.drop_index('ix_tournament_registrations_person_id', 'tournament_registrations')
    op.execute("ALTER TABLE tournament_registrations DROP COLUMN person_id")
    with op.batch_alter_table('event_persons', schema=None) as batch_op:
        batch_op.drop_index('members_are_persons_once')
        batch_op.drop_index(batch_op.f('ix_event_persons_player_id'))
        batch_op.drop_index(batch_op.f('ix_event_persons_event_id'))
        batch_op.drop_index(batch_op.f('ix_event_persons_comparable_name'))
        batch_op.drop_index('guests_are_persons_once', sqlite_where=sa.text('player_id IS NULL'), postgresql_where=sa.text('player_id IS NULL'))

    op.drop_table('event_persons')
    op.drop_table('trusted_organisers')
