"""Remember with each round which groups were kept apart when it was paired."""

import sqlalchemy as sa
from alembic import op

revision = "events_0002"
down_revision = "league_0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tournament_rounds", sa.Column("apart", sa.Text(), nullable=False, server_default="[]")
    )


def downgrade() -> None:
    op.drop_column("tournament_rounds", "apart")
