"""Create the tables."""

import sqlalchemy as sa
from alembic import op


revision = 'users_0001'
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('revocations',
    sa.Column('sequence', sa.Integer(), nullable=False),
    sa.Column('user_id', sa.Integer(), nullable=False),
    sa.Column('generation', sa.Integer(), nullable=True),
    sa.Column('token_id', sa.String(), nullable=True),
    sa.Column('useless_from', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('sequence', name=op.f('pk_revocations')),
    sqlite_autoincrement=True
    )
    op.create_table('tries',
    sa.Column('key', sa.String(), nullable=False),
    sa.Column('count', sa.Integer(), nullable=False),
    sa.Column('window_ends', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('key', name=op.f('pk_tries'))
    )
    op.create_table('users',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('user_name', sa.String(), nullable=False),
    sa.Column('comparable_name', sa.String(), nullable=False),
    sa.Column('password_hash', sa.String(), nullable=False),
    sa.Column('registration', sa.String(), nullable=True),
    sa.Column('generation', sa.Integer(), nullable=False),
    sa.Column('administrator', sa.Boolean(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('last_login', sa.DateTime(timezone=True), nullable=True),
    sa.Column('blocked_at', sa.DateTime(timezone=True), nullable=True),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_users')),
    sa.UniqueConstraint('comparable_name', name=op.f('uq_users_comparable_name')),
    sa.UniqueConstraint('user_name', name=op.f('uq_users_user_name')),
    sqlite_autoincrement=True
    )
    op.create_table('login_sessions',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('user_id', sa.Integer(), nullable=False),
    sa.Column('token_id', sa.String(), nullable=False),
    sa.Column('address', sa.String(), nullable=False),
    sa.Column('agent', sa.String(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('expires_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['user_id'], ['users.id'], name=op.f('fk_login_sessions_user_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_login_sessions')),
    sa.UniqueConstraint('token_id', name=op.f('uq_login_sessions_token_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('login_sessions', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_login_sessions_user_id'), ['user_id'], unique=False)

    op.create_table('usurpations',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('user_id', sa.Integer(), nullable=False),
    sa.Column('administrator', sa.String(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('expires_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['user_id'], ['users.id'], name=op.f('fk_usurpations_user_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_usurpations')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('usurpations', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_usurpations_user_id'), ['user_id'], unique=False)



def downgrade() -> None:
    with op.batch_alter_table('usurpations', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_usurpations_user_id'))

    op.drop_table('usurpations')
    with op.batch_alter_table('login_sessions', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_login_sessions_user_id'))

    op.drop_table('login_sessions')
    op.drop_table('users')
    op.drop_table('tries')
    op.drop_table('revocations')
