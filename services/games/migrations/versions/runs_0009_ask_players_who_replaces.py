"""ask players who agrees to replace others; no list of our own."""

import sqlalchemy as sa
from alembic import op


revision = 'runs_0009'
down_revision = 'runs_0008'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table('diplomacy_replacement_offers')


def downgrade() -> None:
    op.create_table('diplomacy_replacement_offers',
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.PrimaryKeyConstraint('player_id')
    )
