"""Tournaments keep what the head of a report tells; rounds their day, boards whether they count."""

import sqlalchemy as sa
from alembic import op

revision = 'tournaments_0013'
down_revision = 'tournaments_0012'
branch_labels = None
depends_on = None

HEAD = (
    'city', 'federation', 'chief_arbiter', 'deputy_arbiters', 'rate_of_play', 'report_type', 'first_day', 'last_day',
)


def upgrade() -> None:
    for name in HEAD:
        op.add_column('tournaments', sa.Column(name, sa.String(), server_default='', nullable=False))
    op.add_column('tournament_rounds', sa.Column('played_on', sa.String(), server_default='', nullable=False))
    op.add_column('tournament_boards', sa.Column('rated', sa.Boolean(), server_default=sa.true(), nullable=False))


def downgrade() -> None:
    op.drop_column('tournament_boards', 'rated')
    op.drop_column('tournament_rounds', 'played_on')
    for name in reversed(HEAD):
        op.drop_column('tournaments', name)
