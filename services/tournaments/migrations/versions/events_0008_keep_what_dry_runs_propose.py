"""Keep what dry runs of large rounds propose."""

import sqlalchemy as sa
from alembic import op

revision = "events_0008"
down_revision = "events_0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "pairing_jobs",
        sa.Column("dry_run", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column(
        "pairing_jobs", sa.Column("proposal", sa.Text(), nullable=False, server_default="")
    )


def downgrade() -> None:
    op.drop_column("pairing_jobs", "proposal")
    op.drop_column("pairing_jobs", "dry_run")
