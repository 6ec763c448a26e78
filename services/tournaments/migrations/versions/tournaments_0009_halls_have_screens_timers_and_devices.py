"""Halls have screens, timers, devices and pictures."""

import sqlalchemy as sa
from alembic import op


revision = 'tournaments_0009'
down_revision = 'tournaments_0008'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('hall_alerts',
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('screen', sa.String(), nullable=False),
    sa.Column('text', sa.String(), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_hall_alerts_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('event_id', 'screen', name=op.f('pk_hall_alerts'))
    )
    op.create_table('hall_devices',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('key_hash', sa.String(), nullable=False),
    sa.Column('code_proof', sa.String(), nullable=True),
    sa.Column('pointed_at', sa.String(), nullable=True),
    sa.Column('showing', sa.String(), nullable=True),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('last_seen', sa.DateTime(timezone=True), nullable=False),
    sa.CheckConstraint('length(name) > 0', name='a_device_has_a_name'),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_hall_devices_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_hall_devices')),
    sa.UniqueConstraint('event_id', 'name', name=op.f('uq_hall_devices_event_id_name')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('hall_devices', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_hall_devices_event_id'), ['event_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_hall_devices_key_hash'), ['key_hash'], unique=False)

    op.create_table('hall_images',
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('width', sa.Integer(), nullable=False),
    sa.Column('height', sa.Integer(), nullable=False),
    sa.Column('content', sa.LargeBinary(), nullable=False),
    sa.Column('made_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_hall_images_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_hall_images')),
    sa.UniqueConstraint('event_id', 'uniq_id', name=op.f('uq_hall_images_event_id_uniq_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('hall_images', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_hall_images_event_id'), ['event_id'], unique=False)

    op.create_table('hall_rotators',
    sa.Column('public', sa.Boolean(), nullable=False),
    sa.Column('screen_ids', sa.Text(), nullable=False),
    sa.Column('family_ids', sa.Text(), nullable=False),
    sa.Column('delay', sa.Integer(), nullable=True),
    sa.Column('show_menus', sa.Boolean(), nullable=False),
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_hall_rotators_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_hall_rotators')),
    sa.UniqueConstraint('event_id', 'uniq_id', name=op.f('uq_hall_rotators_event_id_uniq_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('hall_rotators', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_hall_rotators_event_id'), ['event_id'], unique=False)

    op.create_table('hall_timers',
    sa.Column('colors', sa.Text(), nullable=True),
    sa.Column('delays', sa.Text(), nullable=True),
    sa.Column('zone', sa.String(), nullable=False),
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_hall_timers_event_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_hall_timers')),
    sa.UniqueConstraint('event_id', 'uniq_id', name=op.f('uq_hall_timers_event_id_uniq_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('hall_timers', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_hall_timers_event_id'), ['event_id'], unique=False)

    op.create_table('hall_screens',
    sa.Column('results_limit', sa.Integer(), nullable=True),
    sa.Column('results_tournament_ids', sa.Text(), nullable=True),
    sa.Column('background_image', sa.String(), nullable=True),
    sa.Column('background_color', sa.String(), nullable=True),
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.Column('type', sa.String(), nullable=False),
    sa.Column('public', sa.Boolean(), nullable=False),
    sa.Column('name', sa.String(), nullable=True),
    sa.Column('columns', sa.Integer(), nullable=False),
    sa.Column('menu_link', sa.Boolean(), nullable=True),
    sa.Column('menu_text', sa.String(), nullable=True),
    sa.Column('menu', sa.String(), nullable=True),
    sa.Column('players_show_unpaired', sa.Boolean(), nullable=True),
    sa.Column('font_size', sa.Integer(), nullable=True),
    sa.Column('last_update', sa.DateTime(timezone=True), nullable=False),
    sa.Column('timer_id', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_hall_screens_event_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['timer_id'], ['hall_timers.id'], name=op.f('fk_hall_screens_timer_id'), ondelete='SET NULL'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_hall_screens')),
    sa.UniqueConstraint('event_id', 'uniq_id', name=op.f('uq_hall_screens_event_id_uniq_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('hall_screens', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_hall_screens_event_id'), ['event_id'], unique=False)

    op.create_table('timer_hours',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.Column('timer_id', sa.Integer(), nullable=False),
    sa.Column('order', sa.Integer(), nullable=False),
    sa.Column('date_str', sa.String(), nullable=True),
    sa.Column('time_str', sa.String(), nullable=True),
    sa.Column('text_before', sa.String(), nullable=True),
    sa.Column('text_after', sa.String(), nullable=True),
    sa.ForeignKeyConstraint(['timer_id'], ['hall_timers.id'], name=op.f('fk_timer_hours_timer_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_timer_hours')),
    sa.UniqueConstraint('uniq_id', 'timer_id', name=op.f('uq_timer_hours_uniq_id_timer_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('timer_hours', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_timer_hours_timer_id'), ['timer_id'], unique=False)

    op.create_table('screen_families',
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('first', sa.Integer(), nullable=True),
    sa.Column('last', sa.Integer(), nullable=True),
    sa.Column('range', sa.String(), nullable=True),
    sa.Column('parts', sa.Integer(), nullable=True),
    sa.Column('number', sa.Integer(), nullable=True),
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('event_id', sa.Integer(), nullable=False),
    sa.Column('uniq_id', sa.String(), nullable=False),
    sa.Column('type', sa.String(), nullable=False),
    sa.Column('public', sa.Boolean(), nullable=False),
    sa.Column('name', sa.String(), nullable=True),
    sa.Column('columns', sa.Integer(), nullable=False),
    sa.Column('menu_link', sa.Boolean(), nullable=True),
    sa.Column('menu_text', sa.String(), nullable=True),
    sa.Column('menu', sa.String(), nullable=True),
    sa.Column('players_show_unpaired', sa.Boolean(), nullable=True),
    sa.Column('font_size', sa.Integer(), nullable=True),
    sa.Column('last_update', sa.DateTime(timezone=True), nullable=False),
    sa.Column('timer_id', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['event_id'], ['tournament_events.id'], name=op.f('fk_screen_families_event_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['timer_id'], ['hall_timers.id'], name=op.f('fk_screen_families_timer_id'), ondelete='SET NULL'),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_screen_families_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_screen_families')),
    sa.UniqueConstraint('event_id', 'uniq_id', name=op.f('uq_screen_families_event_id_uniq_id')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('screen_families', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_screen_families_event_id'), ['event_id'], unique=False)

    op.create_table('screen_sets',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('screen_id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=True),
    sa.Column('order', sa.Integer(), nullable=False),
    sa.Column('first', sa.Integer(), nullable=True),
    sa.Column('last', sa.Integer(), nullable=True),
    sa.Column('fixed_boards_str', sa.String(), nullable=True),
    sa.Column('last_update', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['screen_id'], ['hall_screens.id'], name=op.f('fk_screen_sets_screen_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['tournament_id'], ['tournaments.id'], name=op.f('fk_screen_sets_tournament_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_screen_sets')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('screen_sets', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_screen_sets_screen_id'), ['screen_id'], unique=False)



def downgrade() -> None:
    with op.batch_alter_table('screen_sets', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_screen_sets_screen_id'))

    op.drop_table('screen_sets')
    with op.batch_alter_table('screen_families', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_screen_families_event_id'))

    op.drop_table('screen_families')
    with op.batch_alter_table('timer_hours', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_timer_hours_timer_id'))

    op.drop_table('timer_hours')
    with op.batch_alter_table('hall_screens', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_hall_screens_event_id'))

    op.drop_table('hall_screens')
    with op.batch_alter_table('hall_timers', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_hall_timers_event_id'))

    op.drop_table('hall_timers')
    with op.batch_alter_table('hall_rotators', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_hall_rotators_event_id'))

    op.drop_table('hall_rotators')
    with op.batch_alter_table('hall_images', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_hall_images_event_id'))

    op.drop_table('hall_images')
    with op.batch_alter_table('hall_devices', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_hall_devices_key_hash'))
        batch_op.drop_index(batch_op.f('ix_hall_devices_event_id'))

    op.drop_table('hall_devices')
    op.drop_table('hall_alerts')
