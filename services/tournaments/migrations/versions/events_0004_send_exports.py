"""Note how far the sending of an export is."""

import sqlalchemy as sa
from alembic import op

revision = "events_0004"
down_revision = "events_0003"
branch_labels = None
depends_on = None


def columns() -> list[sa.Column]:
    return [
        sa.Column("continuous", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("made_of_version", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("next_try_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("message", sa.String(), nullable=False, server_default=""),
    ]


def upgrade() -> None:
    for column in columns():
        op.add_column("tournament_exports", column)
    op.create_index("exports_by_status", "tournament_exports", ["status"])


def downgrade() -> None:
    op.drop_index("exports_by_status", "tournament_exports")
    for column in reversed(columns()):
        op.drop_column("tournament_exports", column.name)
