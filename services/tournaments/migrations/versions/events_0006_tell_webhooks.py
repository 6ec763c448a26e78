"""Tell webhooks what happens at an event."""

import sqlalchemy as sa
from alembic import op

revision = "events_0006"
down_revision = "events_0005"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "event_webhooks",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.Integer(), nullable=False),
        sa.Column("url", sa.String(), nullable=False),
        sa.Column("topics", sa.String(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("message", sa.String(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("made_by", sa.String(), nullable=False),
        sa.Column("failing_since", MOMENT, nullable=True),
        sa.Column("resting_until", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["event_id"], ["tournament_events.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("event_id", "url"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_event_webhooks_event_id", "event_webhooks", ["event_id"])
    op.create_table(
        "webhook_deliveries",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("webhook_id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("topic", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("made_at", MOMENT, nullable=False),
        sa.Column("give_up_at", MOMENT, nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_try_at", MOMENT, nullable=False),
        sa.Column("delivered_at", MOMENT, nullable=True),
        sa.Column("answer_status", sa.Integer(), nullable=True),
        sa.Column("message", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["webhook_id"], ["event_webhooks.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("key"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_webhook_deliveries_webhook_id", "webhook_deliveries", ["webhook_id"])
    op.create_index("deliveries_by_status", "webhook_deliveries", ["status", "next_try_at"])


def downgrade() -> None:
    op.drop_table("webhook_deliveries")
    op.drop_table("event_webhooks")
