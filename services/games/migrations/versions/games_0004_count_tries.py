"""Count tries."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0004'
down_revision = 'games_0003'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('tries',
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('count', sa.Integer(), nullable=False),
    sa.Column('window_ends', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('key', name=op.f('pk_tries'))
    )


def downgrade() -> None:
    op.drop_table('tries')
