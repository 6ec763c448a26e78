"""Add zone."""

import sqlalchemy as sa
from alembic import op


revision = 'players_0003'
down_revision = 'players_0002'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('players', schema=None) as batch_op:
        batch_op.add_column(sa.Column('zone', sa.String(), server_default='', nullable=False))


def downgrade() -> None:
    with op.batch_alter_table('players', schema=None) as batch_op:
        batch_op.drop_column('zone')
