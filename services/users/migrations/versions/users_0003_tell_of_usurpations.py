"""Tell of usurpations."""

import sqlalchemy as sa
from alembic import op


revision = 'users_0003'
down_revision = 'users_0002'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('mail_requests',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('template', sa.String(), nullable=False),
    sa.Column('values', sa.String(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.Column('address', sa.String(), nullable=True),
    sa.Column('language', sa.String(), nullable=True),
    sa.Column('attempts', sa.Integer(), nullable=False),
    sa.Column('next_try_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('refusal', sa.String(), nullable=True),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_mail_requests')),
    sa.UniqueConstraint('key', name=op.f('uq_mail_requests_key')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('usurpations', schema=None) as batch_op:
        batch_op.add_column(sa.Column('told_at', sa.DateTime(timezone=True), nullable=True))
    # Those of the past are no news.
    op.execute("UPDATE usurpations SET told_at = created_at")


def downgrade() -> None:
    with op.batch_alter_table('usurpations', schema=None) as batch_op:
        batch_op.drop_column('told_at')

    op.drop_table('mail_requests')
