"""Let both players of a board confirm its result."""

import sqlalchemy as sa
from alembic import op

revision = "events_0007"
down_revision = "events_0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tournaments",
        sa.Column("confirmation", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "result_claims",
        sa.Column("board_id", sa.Integer(), nullable=False),
        sa.Column("registration_id", sa.Integer(), nullable=False),
        sa.Column("result", sa.Integer(), nullable=False),
        sa.Column("pseudo", sa.String(), nullable=False),
        sa.Column("date", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("result BETWEEN 1 AND 3", name="players_say_1_to_3"),
        sa.ForeignKeyConstraint(["board_id"], ["tournament_boards.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["registration_id"], ["tournament_registrations.id"], ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("board_id", "registration_id"),
    )


def downgrade() -> None:
    op.drop_table("result_claims")
    op.drop_column("tournaments", "confirmation")
