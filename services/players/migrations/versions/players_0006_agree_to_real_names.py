"""agree to real names."""

import sqlalchemy as sa
from alembic import op


revision = 'players_0006'
down_revision = 'players_0005'
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A table written anew, as a batch would do it, would give numbers of who left to others.
    op.add_column(
        'players', sa.Column('real_name', sa.Boolean(), server_default=sa.false(), nullable=False)
    )


def downgrade() -> None:
    op.drop_column('players', 'real_name')
