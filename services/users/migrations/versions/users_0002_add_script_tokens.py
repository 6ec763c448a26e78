"""Add script tokens."""

import sqlalchemy as sa
from alembic import op


revision = 'users_0002'
down_revision = 'users_0001'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('login_sessions', schema=None) as batch_op:
        batch_op.add_column(sa.Column('script_name', sa.String(), nullable=True))
        batch_op.add_column(sa.Column('script_scope', sa.String(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('login_sessions', schema=None) as batch_op:
        batch_op.drop_column('script_scope')
        batch_op.drop_column('script_name')
