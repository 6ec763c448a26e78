"""add fog."""

import sqlalchemy as sa
from alembic import op


revision = 'runs_0006'
down_revision = 'runs_0005'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('diplomacy_games', sa.Column('fog', sa.Boolean(), server_default=sa.false(),
                                               nullable=False))


def downgrade() -> None:
    op.drop_column('diplomacy_games', 'fog')
