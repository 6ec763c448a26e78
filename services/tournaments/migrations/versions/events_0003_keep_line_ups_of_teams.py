"""Keep the line-ups of teams, round by round."""

import sqlalchemy as sa
from alembic import op

revision = "events_0003"
down_revision = "events_0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "team_line_ups",
        sa.Column("team_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("registration_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["registration_id"], ["tournament_registrations.id"], ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["team_id"], ["tournament_teams.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("team_id", "round", "board"),
    )


def downgrade() -> None:
    op.drop_table("team_line_ups")
