"""number the changes of Go games."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0016'
down_revision = 'games_0015'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('go_games', sa.Column('version', sa.Integer(), server_default='1', nullable=False))


def downgrade() -> None:
    op.drop_column('go_games', 'version')
