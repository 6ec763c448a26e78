"""Create the tables."""

import sqlalchemy as sa
from alembic import op


revision = 'players_0001'
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('mail_requests',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('template', sa.String(), nullable=False),
    sa.Column('values', sa.String(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.Column('address', sa.String(), nullable=True),
    sa.Column('language', sa.String(), nullable=True),
    sa.Column('attempts', sa.Integer(), nullable=False),
    sa.Column('next_try_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('refusal', sa.String(), nullable=True),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_mail_requests')),
    sa.UniqueConstraint('key', name=op.f('uq_mail_requests_key')),
    sqlite_autoincrement=True
    )
    op.create_table('players',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('user_id', sa.Integer(), nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('comparable_pseudo', sa.String(), nullable=False),
    sa.Column('email', sa.String(), nullable=False),
    sa.Column('comparable_email', sa.String(), nullable=True),
    sa.Column('email_confirmed', sa.Boolean(), nullable=False),
    sa.Column('telephone', sa.String(), nullable=False),
    sa.Column('replace', sa.Boolean(), nullable=False),
    sa.Column('family_name', sa.String(), nullable=False),
    sa.Column('first_name', sa.String(), nullable=False),
    sa.Column('country', sa.String(), nullable=False),
    sa.Column('time_zone', sa.String(), nullable=False),
    sa.Column('language', sa.String(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('state', sa.String(), nullable=False),
    sa.Column('registration', sa.String(), nullable=False),
    sa.Column('new_pseudo', sa.String(), nullable=True),
    sa.Column('comparable_new_pseudo', sa.String(), nullable=True),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_players')),
    sa.UniqueConstraint('comparable_email', name=op.f('uq_players_comparable_email')),
    sa.UniqueConstraint('comparable_new_pseudo', name=op.f('uq_players_comparable_new_pseudo')),
    sa.UniqueConstraint('comparable_pseudo', name=op.f('uq_players_comparable_pseudo')),
    sa.UniqueConstraint('pseudo', name=op.f('uq_players_pseudo')),
    sa.UniqueConstraint('user_id', name=op.f('uq_players_user_id')),
    sqlite_autoincrement=True
    )
    op.create_table('registrations',
    sa.Column('mark', sa.String(), nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('comparable_pseudo', sa.String(), nullable=False),
    sa.Column('abandoned', sa.Boolean(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('mark', name=op.f('pk_registrations'))
    )
    with op.batch_alter_table('registrations', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_registrations_comparable_pseudo'), ['comparable_pseudo'], unique=False)

    op.create_table('rescue_wishes',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('comparable_pseudo', sa.String(), nullable=True),
    sa.Column('comparable_email', sa.String(), nullable=True),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_rescue_wishes')),
    sqlite_autoincrement=True
    )
    op.create_table('resting_names',
    sa.Column('name_hash', sa.String(), nullable=False),
    sa.Column('owner_id', sa.Integer(), nullable=True),
    sa.Column('rests_until', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('name_hash', name=op.f('pk_resting_names'))
    )
    op.create_table('tries',
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('count', sa.Integer(), nullable=False),
    sa.Column('window_ends', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('key', name=op.f('pk_tries'))
    )
    op.create_table('rescues',
    sa.Column('token_hash', sa.String(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('expires_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('used_at', sa.DateTime(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['player_id'], ['players.id'], name=op.f('fk_rescues_player_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('token_hash', name=op.f('pk_rescues'))
    )
    with op.batch_alter_table('rescues', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_rescues_player_id'), ['player_id'], unique=False)



def downgrade() -> None:
    with op.batch_alter_table('rescues', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_rescues_player_id'))

    op.drop_table('rescues')
    op.drop_table('tries')
    op.drop_table('resting_names')
    op.drop_table('rescue_wishes')
    with op.batch_alter_table('registrations', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_registrations_comparable_pseudo'))

    op.drop_table('registrations')
    op.drop_table('players')
    op.drop_table('mail_requests')
