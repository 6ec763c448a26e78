"""Keep the moves played at a board."""

import sqlalchemy as sa
from alembic import op

revision = "events_0005"
down_revision = "league_0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "board_games",
        sa.Column("board_id", sa.Integer(), nullable=False),
        sa.Column("tags", sa.Text(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("sent_by", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["board_id"], ["tournament_boards.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("board_id"),
    )


def downgrade() -> None:
    op.drop_table("board_games")
