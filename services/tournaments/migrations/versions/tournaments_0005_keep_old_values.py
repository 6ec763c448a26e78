"""Corrections keep what a game said before, and revoked penalties why."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0005'
down_revision = 'tournaments_0004'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('league_corrections', sa.Column('before', sa.Text(), nullable=True))
    op.add_column('league_penalties', sa.Column('revoked_because', sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column('league_penalties', 'revoked_because')
    op.drop_column('league_corrections', 'before')
