"""Tournaments are planned, running, finished or archived."""

import sqlalchemy as sa
from alembic import op

revision = 'tournaments_0014'
down_revision = 'tournaments_0013'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('tournaments', sa.Column('status', sa.String(), server_default='planned', nullable=False))
    op.execute(
        "UPDATE tournaments SET status = 'running' WHERE id IN"
        " (SELECT tournament_id FROM tournament_rounds WHERE status <> 'draft')"
    )
    op.execute(
        "UPDATE tournaments SET status = 'finished' WHERE planned_rounds <="
        " (SELECT count(*) FROM tournament_rounds WHERE tournament_id = tournaments.id AND status = 'closed')"
        " AND system NOT IN ('knockout', 'double_elimination')"
    )


def downgrade() -> None:
    op.drop_column('tournaments', 'status')
