"""number what was read."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0002'
down_revision = 'games_0001'
branch_labels = None
depends_on = None

# What was written up to the second of a visit counts as read, as it did before.
READ = """
    UPDATE diplomacy_visits SET {column} = coalesce(
        (SELECT max(id) FROM {table} WHERE {table}.game_id = diplomacy_visits.game_id
         AND {table}.time_stamp <= diplomacy_visits.time_stamp), 0)
"""


def upgrade() -> None:
    with op.batch_alter_table('diplomacy_visits', schema=None) as batch_op:
        batch_op.add_column(sa.Column('newest_message', sa.Integer(), server_default='0', nullable=False))
        batch_op.add_column(sa.Column('newest_declaration', sa.Integer(), server_default='0', nullable=False))
    op.execute(READ.format(column='newest_message', table='diplomacy_messages'))
    op.execute(READ.format(column='newest_declaration', table='diplomacy_declarations'))


def downgrade() -> None:
    with op.batch_alter_table('diplomacy_visits', schema=None) as batch_op:
        batch_op.drop_column('newest_declaration')
        batch_op.drop_column('newest_message')
