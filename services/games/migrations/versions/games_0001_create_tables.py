"""Create the tables."""

import sqlalchemy as sa
from alembic import op


revision = 'games_0001'
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('diplomacy_calendar_tokens',
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('token_hash', sa.String(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', name=op.f('pk_diplomacy_calendar_tokens')),
    sa.UniqueConstraint('token_hash', name=op.f('uq_diplomacy_calendar_tokens_token_hash'))
    )
    op.create_table('diplomacy_digests_sent',
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('sent_at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('player_id', 'kind', name=op.f('pk_diplomacy_digests_sent'))
    )
    op.create_table('diplomacy_games',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('comparable_name', sa.String(), nullable=False),
    sa.Column('description', sa.Text(), nullable=False),
    sa.Column('variant', sa.String(), nullable=False),
    sa.Column('number_of_roles', sa.Integer(), nullable=False),
    sa.Column('year_zero', sa.Integer(), nullable=False),
    sa.Column('archive', sa.Boolean(), nullable=False),
    sa.Column('anonymous', sa.Boolean(), nullable=False),
    sa.Column('silent', sa.Boolean(), nullable=False),
    sa.Column('cumulate', sa.Boolean(), nullable=False),
    sa.Column('fast', sa.Boolean(), nullable=False),
    sa.Column('manual', sa.Boolean(), nullable=False),
    sa.Column('fog', sa.Boolean(), server_default=sa.false(), nullable=False),
    sa.Column('due_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('deadline_hour', sa.Integer(), nullable=False),
    sa.Column('play_weekend', sa.Boolean(), nullable=False),
    sa.Column('speed_moves', sa.Integer(), nullable=False),
    sa.Column('speed_retreats', sa.Integer(), nullable=False),
    sa.Column('speed_adjustments', sa.Integer(), nullable=False),
    sa.Column('cd_possible_moves', sa.Boolean(), nullable=False),
    sa.Column('cd_possible_retreats', sa.Boolean(), nullable=False),
    sa.Column('cd_possible_builds', sa.Boolean(), nullable=False),
    sa.Column('cd_possible_removals', sa.Boolean(), nullable=False),
    sa.Column('access_code', sa.Integer(), nullable=False),
    sa.Column('access_restriction_reliability', sa.Integer(), nullable=False),
    sa.Column('access_restriction_regularity', sa.Integer(), nullable=False),
    sa.Column('access_restriction_performance', sa.Integer(), nullable=False),
    sa.Column('nb_max_cycles_to_play', sa.Integer(), nullable=False),
    sa.Column('victory_centers', sa.Integer(), nullable=False),
    sa.Column('current_state', sa.Integer(), nullable=False),
    sa.Column('current_advancement', sa.Integer(), nullable=False),
    sa.Column('position_revision', sa.Integer(), nullable=False),
    sa.Column('orders_revision', sa.Integer(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('started_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('paused_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('finished_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('ending', sa.String(), nullable=True),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_games')),
    sa.UniqueConstraint('comparable_name', name=op.f('uq_diplomacy_games_comparable_name')),
    sa.UniqueConstraint('name', name=op.f('uq_diplomacy_games_name')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_games', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_diplomacy_games_current_state'), ['current_state'], unique=False)
        batch_op.create_index(batch_op.f('ix_diplomacy_games_due_at'), ['due_at'], unique=False)

    op.create_table('diplomacy_heartbeats',
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('seen_at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('name', name=op.f('pk_diplomacy_heartbeats'))
    )
    op.create_table('diplomacy_performances',
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('variant', sa.String(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('rating', sa.Double(), nullable=False),
    sa.Column('games', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', 'variant', 'role_id', name=op.f('pk_diplomacy_performances'))
    )
    with op.batch_alter_table('diplomacy_performances', schema=None) as batch_op:
        batch_op.create_index('performances_of_variant', ['variant', 'rating'], unique=False)

    op.create_table('diplomacy_rating_runs',
    sa.Column('id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('computed_at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_rating_runs'))
    )
    op.create_table('diplomacy_rating_sheets',
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('computed_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('reliability', sa.Double(), nullable=True),
    sa.Column('turns', sa.Integer(), nullable=False),
    sa.Column('hours_late', sa.Double(), nullable=False),
    sa.Column('dropouts', sa.Integer(), nullable=False),
    sa.Column('regularity', sa.Double(), nullable=False),
    sa.Column('seniority_weeks', sa.Double(), nullable=False),
    sa.Column('days_since_last', sa.Double(), nullable=False),
    sa.Column('continuity_percent', sa.Double(), nullable=False),
    sa.Column('games', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', name=op.f('pk_diplomacy_rating_sheets'))
    )
    op.create_table('diplomacy_rectification_codes',
    sa.Column('code_hash', sa.String(), nullable=False),
    sa.Column('given_by', sa.String(), nullable=False),
    sa.Column('expires_at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('code_hash', name=op.f('pk_diplomacy_rectification_codes'))
    )
    op.create_table('go_blocks',
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('blocked_id', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', 'blocked_id', name=op.f('pk_go_blocks'))
    )
    op.create_table('go_games',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('tournament_id', sa.Integer(), nullable=False),
    sa.Column('shape_id', sa.Integer(), nullable=False),
    sa.Column('started_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('last_changed', sa.DateTime(timezone=True), nullable=False),
    sa.Column('message_id', sa.Integer(), nullable=False),
    sa.Column('double_game_id', sa.Integer(), nullable=False),
    sa.Column('black_id', sa.Integer(), nullable=False),
    sa.Column('white_id', sa.Integer(), nullable=False),
    sa.Column('to_move_id', sa.Integer(), nullable=False),
    sa.Column('game_type', sa.String(), nullable=False),
    sa.Column('players', sa.String(), nullable=False),
    sa.Column('ruleset', sa.String(), nullable=False),
    sa.Column('size', sa.Integer(), nullable=False),
    sa.Column('komi', sa.Double(), nullable=False),
    sa.Column('handicap', sa.Integer(), nullable=False),
    sa.Column('status', sa.String(), nullable=False),
    sa.Column('moves', sa.Integer(), nullable=False),
    sa.Column('black_prisoners', sa.Integer(), nullable=False),
    sa.Column('white_prisoners', sa.Integer(), nullable=False),
    sa.Column('last_x', sa.Integer(), nullable=False),
    sa.Column('last_y', sa.Integer(), nullable=False),
    sa.Column('last_move', sa.String(), nullable=False),
    sa.Column('flags', sa.Integer(), nullable=False),
    sa.Column('score', sa.Double(), nullable=False),
    sa.Column('main_time', sa.Integer(), nullable=False),
    sa.Column('byo_type', sa.String(), nullable=False),
    sa.Column('byo_time', sa.Integer(), nullable=False),
    sa.Column('byo_periods', sa.Integer(), nullable=False),
    sa.Column('black_main_time', sa.Integer(), nullable=False),
    sa.Column('black_byo_time', sa.Integer(), nullable=False),
    sa.Column('black_byo_periods', sa.Integer(), nullable=False),
    sa.Column('white_main_time', sa.Integer(), nullable=False),
    sa.Column('white_byo_time', sa.Integer(), nullable=False),
    sa.Column('white_byo_periods', sa.Integer(), nullable=False),
    sa.Column('last_ticks', sa.Integer(), nullable=False),
    sa.Column('clock_used', sa.Integer(), nullable=False),
    sa.Column('timeout_date', sa.Integer(), nullable=False),
    sa.Column('flag_tick', sa.Integer(), nullable=False),
    sa.Column('warned_at_move', sa.Integer(), nullable=False),
    sa.Column('rated', sa.String(), nullable=False),
    sa.Column('unrated_reason', sa.String(), nullable=False),
    sa.Column('standard_handicap', sa.Boolean(), nullable=False),
    sa.Column('weekend_clock', sa.Boolean(), nullable=False),
    sa.Column('black_start_rating', sa.Double(), nullable=False),
    sa.Column('white_start_rating', sa.Double(), nullable=False),
    sa.Column('black_end_rating', sa.Double(), nullable=False),
    sa.Column('white_end_rating', sa.Double(), nullable=False),
    sa.Column('snapshot', sa.String(), nullable=False),
    sa.Column('shape_snapshot', sa.String(), nullable=False),
    sa.Column('setup', sa.Text(), nullable=False),
    sa.Column('no_result_asked', sa.Integer(), server_default='0', nullable=False),
    sa.Column('stops_for_vacation', sa.Boolean(), server_default=sa.true(), nullable=False),
    sa.Column('expiry_months', sa.Integer(), server_default='0', nullable=False),
    sa.CheckConstraint('handicap BETWEEN 0 AND 21 AND handicap != 1'),
    sa.CheckConstraint('size BETWEEN 5 AND 25'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_games')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_games', schema=None) as batch_op:
        batch_op.create_index('go_games_black', ['black_id', 'status'], unique=False)
        batch_op.create_index('go_games_flag', ['status', 'flag_tick'], unique=False)
        batch_op.create_index('go_games_to_move', ['to_move_id', 'status'], unique=False)
        batch_op.create_index('go_games_white', ['white_id', 'status'], unique=False)
        batch_op.create_index(batch_op.f('ix_go_games_tournament_id'), ['tournament_id'], unique=False)

    op.create_table('go_move_counts',
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('slot_time', sa.Integer(), nullable=False),
    sa.Column('slot_weekday', sa.Integer(), nullable=False),
    sa.Column('slot_week', sa.Integer(), nullable=False),
    sa.Column('counter', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', 'slot_time', 'slot_weekday', 'slot_week', name=op.f('pk_go_move_counts'))
    )
    op.create_table('go_players',
    sa.Column('player_id', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('pseudo', sa.String(), nullable=False),
    sa.Column('night_start', sa.Integer(), nullable=False),
    sa.Column('next_night_start', sa.Integer(), nullable=True),
    sa.Column('night_changed_day', sa.Integer(), nullable=False),
    sa.Column('rating', sa.Double(), nullable=True),
    sa.Column('rating_minimum', sa.Double(), nullable=True),
    sa.Column('rating_maximum', sa.Double(), nullable=True),
    sa.Column('has_rated_game', sa.Boolean(), nullable=False),
    sa.Column('vacation_balance', sa.Double(), nullable=False),
    sa.Column('vacation_counted_at', sa.Integer(), nullable=False),
    sa.Column('vacation_ends', sa.Integer(), nullable=False),
    sa.Column('automatic_vacation', sa.Boolean(), server_default=sa.false(), nullable=False),
    sa.Column('refuse_timeout_days', sa.Integer(), nullable=False),
    sa.Column('last_moved_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('running', sa.Integer(), nullable=False),
    sa.Column('finished', sa.Integer(), nullable=False),
    sa.Column('rated_games', sa.Integer(), nullable=False),
    sa.Column('won', sa.Integer(), nullable=False),
    sa.Column('lost', sa.Integer(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', name=op.f('pk_go_players'))
    )
    op.create_table('go_rating_changes',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('rating', sa.Double(), nullable=False),
    sa.Column('minimum', sa.Double(), nullable=False),
    sa.Column('maximum', sa.Double(), nullable=False),
    sa.Column('difference', sa.Double(), nullable=False),
    sa.Column('changed_at', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_rating_changes')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_rating_changes', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_go_rating_changes_player_id'), ['player_id'], unique=False)

    op.create_table('go_shapes',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('size', sa.Integer(), nullable=False),
    sa.Column('flags', sa.Integer(), nullable=False),
    sa.Column('notes', sa.Text(), nullable=False),
    sa.Column('snapshot', sa.String(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('last_changed', sa.DateTime(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_shapes')),
    sa.UniqueConstraint('name', name=op.f('uq_go_shapes_name')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_shapes', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_go_shapes_player_id'), ['player_id'], unique=False)

    op.create_table('go_templates',
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('name', sa.String(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.PrimaryKeyConstraint('player_id', 'name', name=op.f('pk_go_templates'))
    )
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
    op.create_table('diplomacy_allocations',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_allocations_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_allocations')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_allocations', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_diplomacy_allocations_game_id'), ['game_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_diplomacy_allocations_player_id'), ['player_id'], unique=False)
        batch_op.create_index('one_holder_of_a_role', ['game_id', 'role_id'], unique=True, sqlite_where=sa.text('role_id >= 0'), postgresql_where=sa.text('role_id >= 0'))

    op.create_table('diplomacy_attempts',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('position_revision', sa.Integer(), nullable=False),
    sa.Column('orders_revision', sa.Integer(), nullable=False),
    sa.Column('tries', sa.Integer(), nullable=False),
    sa.Column('next_try_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('failure', sa.Text(), nullable=True),
    sa.Column('given_up', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_attempts_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', name=op.f('pk_diplomacy_attempts'))
    )
    op.create_table('diplomacy_attendances',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('advancement', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('due_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('submitted_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('adjudicated_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_attendances_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'advancement', 'role_id', name=op.f('pk_diplomacy_attendances'))
    )
    with op.batch_alter_table('diplomacy_attendances', schema=None) as batch_op:
        batch_op.create_index('attendances_of_player', ['player_id', 'adjudicated_at'], unique=False)

    op.create_table('diplomacy_deals',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('seed', sa.String(), nullable=False),
    sa.Column('preferences', sa.Text(), nullable=False),
    sa.Column('dealt', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_deals_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', name=op.f('pk_diplomacy_deals'))
    )
    op.create_table('diplomacy_declarations',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('author_role', sa.Integer(), nullable=False),
    sa.Column('time_stamp', sa.Integer(), nullable=False),
    sa.Column('content', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_declarations_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_declarations')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_declarations', schema=None) as batch_op:
        batch_op.create_index('declarations_of_game', ['game_id', 'id'], unique=False)

    op.create_table('diplomacy_digest_items',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_digest_items_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_digest_items')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_digest_items', schema=None) as batch_op:
        batch_op.create_index('digest_items_of_player', ['player_id', 'kind'], unique=False)

    op.create_table('diplomacy_disorders',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_disorders_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'role_id', name=op.f('pk_diplomacy_disorders'))
    )
    op.create_table('diplomacy_events',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('happened_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('advancement', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=True),
    sa.Column('details', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_events_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_events')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_events', schema=None) as batch_op:
        batch_op.create_index('events_of_game', ['game_id', 'id'], unique=False)

    op.create_table('diplomacy_first_submissions',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('submitted_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_first_submissions_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'role_id', name=op.f('pk_diplomacy_first_submissions'))
    )
    op.create_table('diplomacy_messages',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('author_role', sa.Integer(), nullable=False),
    sa.Column('addressee_role', sa.Integer(), nullable=False),
    sa.Column('time_stamp', sa.Integer(), nullable=False),
    sa.Column('content', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_messages_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_messages')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_messages', schema=None) as batch_op:
        batch_op.create_index('messages_by_addressee', ['game_id', 'addressee_role', 'id'], unique=False)
        batch_op.create_index('messages_by_author', ['game_id', 'author_role', 'id'], unique=False)

    op.create_table('diplomacy_near_notices',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('due_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_near_notices_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', name=op.f('pk_diplomacy_near_notices'))
    )
    op.create_table('diplomacy_notes',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('content', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_notes_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'role_id', 'player_id', name=op.f('pk_diplomacy_notes'))
    )
    op.create_table('diplomacy_order_keys',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('key_hash', sa.String(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_order_keys_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_diplomacy_order_keys'))
    )
    op.create_table('diplomacy_orders',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('order_type', sa.Integer(), nullable=False),
    sa.Column('unit_type', sa.Integer(), nullable=False),
    sa.Column('active_zone', sa.Integer(), nullable=False),
    sa.Column('passive_zone', sa.Integer(), nullable=False),
    sa.Column('destination_zone', sa.Integer(), nullable=False),
    sa.Column('via_convoy', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_orders_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_orders')),
    sa.UniqueConstraint('game_id', 'role_id', 'active_zone', name=op.f('uq_diplomacy_orders_game_id_role_id_active_zone')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_orders', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_diplomacy_orders_game_id'), ['game_id'], unique=False)

    op.create_table('diplomacy_performance_changes',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('place', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('variant', sa.String(), nullable=False),
    sa.Column('performed', sa.Double(), nullable=False),
    sa.Column('expected', sa.Double(), nullable=False),
    sa.Column('step', sa.Double(), nullable=False),
    sa.Column('before', sa.Double(), nullable=False),
    sa.Column('after', sa.Double(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_performance_changes_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'role_id', name=op.f('pk_diplomacy_performance_changes'))
    )
    with op.batch_alter_table('diplomacy_performance_changes', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_diplomacy_performance_changes_player_id'), ['player_id'], unique=False)

    op.create_table('diplomacy_positions',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('position', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_positions_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', name=op.f('pk_diplomacy_positions'))
    )
    op.create_table('diplomacy_preferences',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('roles', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_preferences_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_diplomacy_preferences'))
    )
    op.create_table('diplomacy_replacements',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('old_player_id', sa.Integer(), nullable=True),
    sa.Column('new_player_id', sa.Integer(), nullable=False),
    sa.Column('replaced_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('excused', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_replacements_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_diplomacy_replacements')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('diplomacy_replacements', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_diplomacy_replacements_game_id'), ['game_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_diplomacy_replacements_old_player_id'), ['old_player_id'], unique=False)

    op.create_table('diplomacy_snapshots',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('advancement', sa.Integer(), nullable=False),
    sa.Column('due_at', sa.DateTime(timezone=True), nullable=True),
    sa.Column('content', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_snapshots_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', name=op.f('pk_diplomacy_snapshots'))
    )
    op.create_table('diplomacy_stream_tickets',
    sa.Column('ticket_hash', sa.String(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('expires_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_stream_tickets_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('ticket_hash', name=op.f('pk_diplomacy_stream_tickets'))
    )
    op.create_table('diplomacy_submissions',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('submitted_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('definitive', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_submissions_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'role_id', name=op.f('pk_diplomacy_submissions'))
    )
    op.create_table('diplomacy_subscriptions',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('adjudication', sa.Boolean(), nullable=False),
    sa.Column('deadline_near', sa.Boolean(), nullable=False),
    sa.Column('message', sa.Boolean(), nullable=False),
    sa.Column('declaration', sa.Boolean(), nullable=False),
    sa.Column('digest', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_subscriptions_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_diplomacy_subscriptions'))
    )
    op.create_table('diplomacy_transitions',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('advancement', sa.Integer(), nullable=False),
    sa.Column('adjudicated_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('lenient', sa.Boolean(), nullable=False),
    sa.Column('position_before', sa.Text(), nullable=False),
    sa.Column('orders', sa.Text(), nullable=False),
    sa.Column('outcomes', sa.Text(), nullable=False),
    sa.Column('position_after', sa.Text(), nullable=False),
    sa.Column('ending', sa.String(), nullable=True),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_transitions_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'advancement', name=op.f('pk_diplomacy_transitions'))
    )
    op.create_table('diplomacy_visits',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.Column('time_stamp', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_visits_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'role_id', name=op.f('pk_diplomacy_visits'))
    )
    op.create_table('diplomacy_votes',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('role_id', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['diplomacy_games.id'], name=op.f('fk_diplomacy_votes_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'role_id', name=op.f('pk_diplomacy_votes'))
    )
    op.create_table('go_attachments',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('last_changed', sa.DateTime(timezone=True), nullable=False),
    sa.Column('data', sa.LargeBinary(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_attachments_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_go_attachments'))
    )
    op.create_table('go_comments',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_comments_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'number', 'player_id', name=op.f('pk_go_comments'))
    )
    op.create_table('go_conditions',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('ahead', sa.Text(), nullable=False),
    sa.Column('state', sa.String(), nullable=False),
    sa.Column('code', sa.String(), nullable=False),
    sa.Column('private', sa.Boolean(), nullable=False),
    sa.Column('start_move', sa.Integer(), nullable=False),
    sa.Column('hits', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_conditions_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_conditions')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_conditions', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_go_conditions_game_id'), ['game_id'], unique=False)

    op.create_table('go_invitations',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('last_changed', sa.DateTime(timezone=True), nullable=False),
    sa.Column('size', sa.Integer(), nullable=False),
    sa.Column('ruleset', sa.String(), nullable=False),
    sa.Column('handicap_type', sa.String(), nullable=False),
    sa.Column('handicap', sa.Integer(), nullable=False),
    sa.Column('komi', sa.Double(), nullable=False),
    sa.Column('adjust_handicap', sa.Integer(), nullable=False),
    sa.Column('minimum_handicap', sa.Integer(), nullable=False),
    sa.Column('maximum_handicap', sa.Integer(), nullable=False),
    sa.Column('adjust_komi', sa.Double(), nullable=False),
    sa.Column('jigo_mode', sa.String(), nullable=False),
    sa.Column('byo_type', sa.String(), nullable=False),
    sa.Column('main_time', sa.Integer(), nullable=False),
    sa.Column('byo_time', sa.Integer(), nullable=False),
    sa.Column('byo_periods', sa.Integer(), nullable=False),
    sa.Column('rated', sa.Boolean(), nullable=False),
    sa.Column('standard_handicap', sa.Boolean(), nullable=False),
    sa.Column('weekend_clock', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_invitations_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_go_invitations'))
    )
    op.create_table('go_messages',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=True),
    sa.Column('sender_id', sa.Integer(), nullable=False),
    sa.Column('recipient_id', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('sent_at', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_messages_game_id'), ondelete='SET NULL'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_messages')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_messages', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_go_messages_game_id'), ['game_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_go_messages_recipient_id'), ['recipient_id'], unique=False)

    op.create_table('go_moves',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('number', sa.Integer(), nullable=False),
    sa.Column('stone', sa.Integer(), nullable=False),
    sa.Column('pos_x', sa.Integer(), nullable=False),
    sa.Column('pos_y', sa.Integer(), nullable=False),
    sa.Column('hours', sa.Integer(), nullable=False),
    sa.Column('conditional', sa.Boolean(), nullable=False),
    sa.Column('position', sa.Integer(), nullable=True),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_moves_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_moves')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_moves', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_go_moves_game_id'), ['game_id'], unique=False)

    op.create_table('go_notes',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('hidden', sa.Boolean(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_notes_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_go_notes'))
    )
    op.create_table('go_observers',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_observers_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_go_observers'))
    )
    op.create_table('go_offers',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('owner_id', sa.Integer(), nullable=False),
    sa.Column('created_at', sa.DateTime(timezone=True), nullable=False),
    sa.Column('copies', sa.Integer(), nullable=False),
    sa.Column('must_be_rated', sa.Boolean(), nullable=False),
    sa.Column('rating_minimum', sa.Integer(), nullable=False),
    sa.Column('rating_maximum', sa.Integer(), nullable=False),
    sa.Column('minimum_rated_games', sa.Integer(), nullable=False),
    sa.Column('same_opponent', sa.Integer(), nullable=False),
    sa.Column('comment', sa.String(), nullable=False),
    sa.Column('shape_id', sa.Integer(), nullable=False),
    sa.Column('shape_snapshot', sa.String(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=True),
    sa.Column('size', sa.Integer(), nullable=False),
    sa.Column('ruleset', sa.String(), nullable=False),
    sa.Column('handicap_type', sa.String(), nullable=False),
    sa.Column('handicap', sa.Integer(), nullable=False),
    sa.Column('komi', sa.Double(), nullable=False),
    sa.Column('adjust_handicap', sa.Integer(), nullable=False),
    sa.Column('minimum_handicap', sa.Integer(), nullable=False),
    sa.Column('maximum_handicap', sa.Integer(), nullable=False),
    sa.Column('adjust_komi', sa.Double(), nullable=False),
    sa.Column('jigo_mode', sa.String(), nullable=False),
    sa.Column('byo_type', sa.String(), nullable=False),
    sa.Column('main_time', sa.Integer(), nullable=False),
    sa.Column('byo_time', sa.Integer(), nullable=False),
    sa.Column('byo_periods', sa.Integer(), nullable=False),
    sa.Column('rated', sa.Boolean(), nullable=False),
    sa.Column('standard_handicap', sa.Boolean(), nullable=False),
    sa.Column('weekend_clock', sa.Boolean(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_offers_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_offers')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_offers', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_go_offers_owner_id'), ['owner_id'], unique=False)

    op.create_table('go_priorities',
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('priority', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_priorities_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('game_id', 'player_id', name=op.f('pk_go_priorities'))
    )
    op.create_table('go_seats',
    sa.Column('id', sa.Integer(), nullable=False),
    sa.Column('game_id', sa.Integer(), nullable=False),
    sa.Column('group_colour', sa.String(), nullable=False),
    sa.Column('group_order', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('flags', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['game_id'], ['go_games.id'], name=op.f('fk_go_seats_game_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_go_seats')),
    sqlite_autoincrement=True
    )
    with op.batch_alter_table('go_seats', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_go_seats_game_id'), ['game_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_go_seats_player_id'), ['player_id'], unique=False)

    op.create_table('go_offer_joins',
    sa.Column('offer_id', sa.Integer(), nullable=False),
    sa.Column('player_id', sa.Integer(), nullable=False),
    sa.Column('joins', sa.Integer(), nullable=False),
    sa.Column('last_join', sa.DateTime(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['offer_id'], ['go_offers.id'], name=op.f('fk_go_offer_joins_offer_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('offer_id', 'player_id', name=op.f('pk_go_offer_joins'))
    )


def downgrade() -> None:
    op.drop_table('go_offer_joins')
    with op.batch_alter_table('go_seats', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_seats_player_id'))
        batch_op.drop_index(batch_op.f('ix_go_seats_game_id'))

    op.drop_table('go_seats')
    op.drop_table('go_priorities')
    with op.batch_alter_table('go_offers', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_offers_owner_id'))

    op.drop_table('go_offers')
    op.drop_table('go_observers')
    op.drop_table('go_notes')
    with op.batch_alter_table('go_moves', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_moves_game_id'))

    op.drop_table('go_moves')
    with op.batch_alter_table('go_messages', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_messages_recipient_id'))
        batch_op.drop_index(batch_op.f('ix_go_messages_game_id'))

    op.drop_table('go_messages')
    op.drop_table('go_invitations')
    with op.batch_alter_table('go_conditions', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_conditions_game_id'))

    op.drop_table('go_conditions')
    op.drop_table('go_comments')
    op.drop_table('go_attachments')
    op.drop_table('diplomacy_votes')
    op.drop_table('diplomacy_visits')
    op.drop_table('diplomacy_transitions')
    op.drop_table('diplomacy_subscriptions')
    op.drop_table('diplomacy_submissions')
    op.drop_table('diplomacy_stream_tickets')
    op.drop_table('diplomacy_snapshots')
    with op.batch_alter_table('diplomacy_replacements', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_diplomacy_replacements_old_player_id'))
        batch_op.drop_index(batch_op.f('ix_diplomacy_replacements_game_id'))

    op.drop_table('diplomacy_replacements')
    op.drop_table('diplomacy_preferences')
    op.drop_table('diplomacy_positions')
    with op.batch_alter_table('diplomacy_performance_changes', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_diplomacy_performance_changes_player_id'))

    op.drop_table('diplomacy_performance_changes')
    with op.batch_alter_table('diplomacy_orders', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_diplomacy_orders_game_id'))

    op.drop_table('diplomacy_orders')
    op.drop_table('diplomacy_order_keys')
    op.drop_table('diplomacy_notes')
    op.drop_table('diplomacy_near_notices')
    with op.batch_alter_table('diplomacy_messages', schema=None) as batch_op:
        batch_op.drop_index('messages_by_author')
        batch_op.drop_index('messages_by_addressee')

    op.drop_table('diplomacy_messages')
    op.drop_table('diplomacy_first_submissions')
    with op.batch_alter_table('diplomacy_events', schema=None) as batch_op:
        batch_op.drop_index('events_of_game')

    op.drop_table('diplomacy_events')
    op.drop_table('diplomacy_disorders')
    with op.batch_alter_table('diplomacy_digest_items', schema=None) as batch_op:
        batch_op.drop_index('digest_items_of_player')

    op.drop_table('diplomacy_digest_items')
    with op.batch_alter_table('diplomacy_declarations', schema=None) as batch_op:
        batch_op.drop_index('declarations_of_game')

    op.drop_table('diplomacy_declarations')
    op.drop_table('diplomacy_deals')
    with op.batch_alter_table('diplomacy_attendances', schema=None) as batch_op:
        batch_op.drop_index('attendances_of_player')

    op.drop_table('diplomacy_attendances')
    op.drop_table('diplomacy_attempts')
    with op.batch_alter_table('diplomacy_allocations', schema=None) as batch_op:
        batch_op.drop_index('one_holder_of_a_role', sqlite_where=sa.text('role_id >= 0'), postgresql_where=sa.text('role_id >= 0'))
        batch_op.drop_index(batch_op.f('ix_diplomacy_allocations_player_id'))
        batch_op.drop_index(batch_op.f('ix_diplomacy_allocations_game_id'))

    op.drop_table('diplomacy_allocations')
    op.drop_table('mail_requests')
    op.drop_table('go_templates')
    with op.batch_alter_table('go_shapes', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_shapes_player_id'))

    op.drop_table('go_shapes')
    with op.batch_alter_table('go_rating_changes', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_rating_changes_player_id'))

    op.drop_table('go_rating_changes')
    op.drop_table('go_players')
    op.drop_table('go_move_counts')
    with op.batch_alter_table('go_games', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_go_games_tournament_id'))
        batch_op.drop_index('go_games_white')
        batch_op.drop_index('go_games_to_move')
        batch_op.drop_index('go_games_flag')
        batch_op.drop_index('go_games_black')

    op.drop_table('go_games')
    op.drop_table('go_blocks')
    op.drop_table('diplomacy_rectification_codes')
    op.drop_table('diplomacy_rating_sheets')
    op.drop_table('diplomacy_rating_runs')
    with op.batch_alter_table('diplomacy_performances', schema=None) as batch_op:
        batch_op.drop_index('performances_of_variant')

    op.drop_table('diplomacy_performances')
    op.drop_table('diplomacy_heartbeats')
    with op.batch_alter_table('diplomacy_games', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_diplomacy_games_due_at'))
        batch_op.drop_index(batch_op.f('ix_diplomacy_games_current_state'))

    op.drop_table('diplomacy_games')
    op.drop_table('diplomacy_digests_sent')
    op.drop_table('diplomacy_calendar_tokens')
