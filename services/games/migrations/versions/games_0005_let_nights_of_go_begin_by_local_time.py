"""Let nights of Go begin by local time."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0005'
down_revision = 'games_0004'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('go_players', schema=None) as batch_op:
        batch_op.add_column(sa.Column('zone', sa.String(), server_default='UTC', nullable=False))
        batch_op.add_column(sa.Column('next_zone', sa.String(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('go_players', schema=None) as batch_op:
        batch_op.drop_column('next_zone')
        batch_op.drop_column('zone')
