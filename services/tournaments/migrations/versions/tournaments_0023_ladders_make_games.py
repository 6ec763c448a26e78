"""ladders make games."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0023'
down_revision = 'tournaments_0022'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('ladders', sa.Column('go_setup', sa.Text(), nullable=True))
    with op.batch_alter_table('ladder_challenges', schema=None) as batch_op:
        batch_op.add_column(sa.Column('game_id', sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column('ask_at', sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column('why_no_game', sa.String(), nullable=True))
        batch_op.create_index(batch_op.f('ix_ladder_challenges_ask_at'), ['ask_at'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('ladder_challenges', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_ladder_challenges_ask_at'))
        batch_op.drop_column('why_no_game')
        batch_op.drop_column('ask_at')
        batch_op.drop_column('game_id')
    op.drop_column('ladders', 'go_setup')
