"""know groups of messages."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0013'
down_revision = 'games_0012'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('diplomacy_messages') as batch_op:
        batch_op.add_column(sa.Column('group_roles', sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('diplomacy_messages') as batch_op:
        batch_op.drop_column('group_roles')
