"""compare restrictions with the ratings of the variant; one figure over all variants goes."""

import sqlalchemy as sa
from alembic import op


revision = 'runs_0008'
down_revision = 'go_0003'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table('diplomacy_ratings')


def downgrade() -> None:
    op.create_table('diplomacy_ratings',
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('reliability', sa.Double(), nullable=False),
    sa.Column('regularity', sa.Double(), nullable=False),
    sa.Column('performance', sa.Double(), nullable=False),
    sa.PrimaryKeyConstraint('player_id')
    )
