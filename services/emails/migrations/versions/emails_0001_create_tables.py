"""Create the tables."""

import sqlalchemy as sa
from alembic import op


revision = 'emails_0001'
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('codes',
    sa.Column('comparable_address', sa.String(), nullable=False),
    sa.Column('code_hash', sa.String(), nullable=False),
    sa.Column('tries_left', sa.Integer(), nullable=False),
    sa.Column('expires_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('confirmed_at', sa.DateTime(timezone=True), nullable=True),
    sa.PrimaryKeyConstraint('comparable_address', name=op.f('pk_codes'))
    )
    op.create_table('mails',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('caller', sa.String(), nullable=False),
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('digest', sa.String(), nullable=False),
    sa.Column('template', sa.String(), nullable=False),
    sa.Column('values', sa.String(), nullable=False),
    sa.Column('language', sa.String(), nullable=True),
    sa.Column('player_id', sa.Integer(), nullable=True),
    sa.Column('address', sa.String(), nullable=True),
    sa.Column('comparable_address', sa.String(), nullable=True),
    sa.Column('state', sa.String(), nullable=False),
    sa.Column('attempts', sa.Integer(), nullable=False),
    sa.Column('next_try_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('trouble', sa.String(), nullable=True),
    sa.Column('subject', sa.String(), nullable=False),
    sa.Column('body', sa.String(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('done_at', sa.DateTime(timezone=True), nullable=True),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_mails')),
    sa.UniqueConstraint('caller', 'key', name=op.f('uq_mails_caller_key')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('mails', schema=None) as batch_op:
        batch_op.create_index('due', ['state', 'next_try_at'], unique=False)
        batch_op.create_index(batch_op.f('ix_mails_comparable_address'), ['comparable_address'], unique=False)

    op.create_table('tries',
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('count', sa.Integer(), nullable=False),
    sa.Column('window_ends', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('key', name=op.f('pk_tries'))
    )


def downgrade() -> None:
    op.drop_table('tries')
    with op.batch_alter_table('mails', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_mails_comparable_address'))
        batch_op.drop_index('due')

    op.drop_table('mails')
    op.drop_table('codes')
