"""prizes by age and club."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0024'
down_revision = 'tournaments_0023'
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A table written anew would lose its count of numbers, and give those of deleted rows again.
    with op.batch_alter_table('tournament_prizes', recreate='never') as batch_op:
        batch_op.add_column(sa.Column('rating_from', sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column('age_from', sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column('age_below', sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column('clubs', sa.Text(), server_default='[]', nullable=False))
        batch_op.add_column(sa.Column('without_clubs', sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table('tournament_prizes', recreate='never') as batch_op:
        batch_op.drop_column('without_clubs')
        batch_op.drop_column('clubs')
        batch_op.drop_column('age_below')
        batch_op.drop_column('age_from')
        batch_op.drop_column('rating_from')
