"""load rating lists."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0020'
down_revision = 'tournaments_0019'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('rating_lists',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('listed_on', sa.String(), nullable=False),
    sa.Column('loaded_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('players', sa.Integer(), nullable=False),
    sa.Column('in_force', sa.Boolean(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_rating_lists')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('rating_lists', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_rating_lists_name'), ['name'], unique=False)

    op.create_table('listed_players',
    sa.Column('list_id', sa.Integer(), nullable=False),
    sa.Column('number', sa.String(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('comparable_name', sa.String(), nullable=False),
    sa.Column('federation', sa.String(), nullable=False),
    sa.Column('sex', sa.String(), nullable=False),
    sa.Column('title', sa.String(), nullable=False),
    sa.Column('standard', sa.Integer(), nullable=False),
    sa.Column('rapid', sa.Integer(), nullable=False),
    sa.Column('blitz', sa.Integer(), nullable=False),
    sa.Column('birth_year', sa.String(), nullable=False),
    sa.Column('club', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['list_id'], ['rating_lists.id'], name=op.f('fk_listed_players_list_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('list_id', 'number', name=op.f('pk_listed_players'))
    )
    with op.batch_alter_table('listed_players', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_listed_players_comparable_name'), ['comparable_name'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('listed_players', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_listed_players_comparable_name'))

    op.drop_table('listed_players')
    with op.batch_alter_table('rating_lists', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_rating_lists_name'))

    op.drop_table('rating_lists')
