"""give prizes."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0011'
down_revision = 'tournaments_0010'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('tournament_prizes',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('order', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('category', sa.String(), nullable=True),
    sa.Column('rating_below', sa.Integer(), nullable=True),
    sa.Column('sex', sa.String(), nullable=True),
    sa.Column('sharing', sa.String(), nullable=False),
    sa.Column('besides_others', sa.Boolean(), nullable=False),
    sa.Column('amounts', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_tournament_prizes_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tournament_prizes')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('tournament_prizes', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_tournament_prizes_tournament_id'), ['tournament_id'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('tournament_prizes', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tournament_prizes_tournament_id'))
    op.drop_table('tournament_prizes')
