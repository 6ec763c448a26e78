"""remember what was imported."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0018'
down_revision = 'tournaments_0017'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('imported_objects',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('instance', sa.String(), nullable=False),
    sa.Column('source_table', sa.String(), nullable=False),
    sa.Column('source_id', sa.String(), nullable=False),
    sa.Column('our_id', sa.Integer(), nullable=False),
    sa.Column('digest', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_imported_objects_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_imported_objects')),
    sa.UniqueConstraint('event_id', 'source_table', 'source_id', name=op.f('uq_imported_objects_event_id_source_table_source_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('imported_objects', schema=None) as batch_op:
        batch_op.create_index('imported_objects_by_source', ['kind', 'instance', 'source_table', 'source_id'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('imported_objects', schema=None) as batch_op:
        batch_op.drop_index('imported_objects_by_source')

    op.drop_table('imported_objects')
