BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('games_0001');
CREATE TABLE diplomacy_allocations (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	CONSTRAINT fk_diplomacy_allocations_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_allocations" VALUES(1,1,1,0);
INSERT INTO "diplomacy_allocations" VALUES(2,1,3,1);
INSERT INTO "diplomacy_allocations" VALUES(3,1,4,2);
INSERT INTO "diplomacy_allocations" VALUES(4,1,5,3);
INSERT INTO "diplomacy_allocations" VALUES(5,1,6,4);
INSERT INTO "diplomacy_allocations" VALUES(6,1,7,5);
INSERT INTO "diplomacy_allocations" VALUES(7,1,8,6);
INSERT INTO "diplomacy_allocations" VALUES(8,1,9,7);
INSERT INTO "diplomacy_allocations" VALUES(9,2,1,0);
CREATE TABLE diplomacy_attempts (
	game_id INTEGER NOT NULL, 
	position_revision INTEGER NOT NULL, 
	orders_revision INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	next_try_at DATETIME, 
	failure TEXT, 
	given_up BOOLEAN NOT NULL, 
	CONSTRAINT pk_diplomacy_attempts PRIMARY KEY (game_id), 
	CONSTRAINT fk_diplomacy_attempts_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_attendances (
	game_id INTEGER NOT NULL, 
	advancement INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	due_at DATETIME, 
	submitted_at DATETIME, 
	adjudicated_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_attendances PRIMARY KEY (game_id, advancement, role_id), 
	CONSTRAINT fk_diplomacy_attendances_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_attendances" VALUES(1,0,1,3,NULL,'2026-11-16 18:27:48.528804','2026-11-16 18:27:48.861691');
INSERT INTO "diplomacy_attendances" VALUES(1,0,2,4,NULL,'2026-11-16 18:27:48.590758','2026-11-16 18:27:48.861691');
INSERT INTO "diplomacy_attendances" VALUES(1,0,3,5,NULL,'2026-11-16 18:27:48.633903','2026-11-16 18:27:48.861691');
INSERT INTO "diplomacy_attendances" VALUES(1,0,4,6,NULL,'2026-11-16 18:27:48.686700','2026-11-16 18:27:48.861691');
INSERT INTO "diplomacy_attendances" VALUES(1,0,5,7,NULL,'2026-11-16 18:27:48.723094','2026-11-16 18:27:48.861691');
INSERT INTO "diplomacy_attendances" VALUES(1,0,6,8,NULL,'2026-11-16 18:27:48.774884','2026-11-16 18:27:48.861691');
INSERT INTO "diplomacy_attendances" VALUES(1,0,7,9,NULL,'2026-11-16 18:27:48.826384','2026-11-16 18:27:48.861691');
CREATE TABLE diplomacy_calendar_tokens (
	player_id INTEGER NOT NULL, 
	token_hash VARCHAR NOT NULL, 
	CONSTRAINT pk_diplomacy_calendar_tokens PRIMARY KEY (player_id), 
	CONSTRAINT uq_diplomacy_calendar_tokens_token_hash UNIQUE (token_hash)
);
CREATE TABLE diplomacy_deals (
	game_id INTEGER NOT NULL, 
	seed VARCHAR NOT NULL, 
	preferences TEXT NOT NULL, 
	dealt TEXT NOT NULL, 
	CONSTRAINT pk_diplomacy_deals PRIMARY KEY (game_id), 
	CONSTRAINT fk_diplomacy_deals_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_declarations (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	author_role INTEGER NOT NULL, 
	time_stamp INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	CONSTRAINT fk_diplomacy_declarations_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_declarations" VALUES(1,1,2,1794853669,'Vive la France');
CREATE TABLE diplomacy_digest_items (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	CONSTRAINT fk_diplomacy_digest_items_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_digests_sent (
	player_id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	sent_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_digests_sent PRIMARY KEY (player_id, kind)
);
CREATE TABLE diplomacy_disorders (
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	CONSTRAINT pk_diplomacy_disorders PRIMARY KEY (game_id, role_id), 
	CONSTRAINT fk_diplomacy_disorders_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_events (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	happened_at DATETIME NOT NULL, 
	advancement INTEGER NOT NULL, 
	role_id INTEGER, 
	details TEXT NOT NULL, 
	CONSTRAINT fk_diplomacy_events_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_events" VALUES(1,1,'created','2026-11-16 18:27:48.089613',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(2,1,'joined','2026-11-16 18:27:48.189736',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(3,1,'joined','2026-11-16 18:27:48.208000',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(4,1,'joined','2026-11-16 18:27:48.244607',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(5,1,'joined','2026-11-16 18:27:48.272839',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(6,1,'joined','2026-11-16 18:27:48.299365',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(7,1,'joined','2026-11-16 18:27:48.330006',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(8,1,'joined','2026-11-16 18:27:48.343601',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(9,1,'started','2026-11-16 18:27:48.356195',0,NULL,'{}');
INSERT INTO "diplomacy_events" VALUES(10,1,'orders submitted','2026-11-16 18:27:48.541152',0,1,'{}');
INSERT INTO "diplomacy_events" VALUES(11,1,'orders submitted','2026-11-16 18:27:48.590919',0,2,'{}');
INSERT INTO "diplomacy_events" VALUES(12,1,'orders submitted','2026-11-16 18:27:48.634084',0,3,'{}');
INSERT INTO "diplomacy_events" VALUES(13,1,'orders submitted','2026-11-16 18:27:48.686853',0,4,'{}');
INSERT INTO "diplomacy_events" VALUES(14,1,'orders submitted','2026-11-16 18:27:48.723252',0,5,'{}');
INSERT INTO "diplomacy_events" VALUES(15,1,'orders submitted','2026-11-16 18:27:48.775078',0,6,'{}');
INSERT INTO "diplomacy_events" VALUES(16,1,'orders submitted','2026-11-16 18:27:48.826539',0,7,'{}');
INSERT INTO "diplomacy_events" VALUES(17,1,'adjudicated','2026-11-16 18:27:48.923007',1,NULL,'{"played": 0, "by": "the master"}');
INSERT INTO "diplomacy_events" VALUES(18,1,'adjudicated','2026-11-16 18:27:49.101302',2,NULL,'{"played": 1, "by": "the master"}');
INSERT INTO "diplomacy_events" VALUES(19,1,'message','2026-11-16 18:27:49.135592',2,1,'{"author": 2}');
INSERT INTO "diplomacy_events" VALUES(20,1,'declaration','2026-11-16 18:27:49.172449',2,NULL,'{"author": 2}');
INSERT INTO "diplomacy_events" VALUES(21,1,'orders submitted','2026-11-16 18:27:49.216713',2,2,'{}');
INSERT INTO "diplomacy_events" VALUES(22,2,'created','2026-11-16 18:27:49.258774',0,NULL,'{}');
CREATE TABLE diplomacy_first_submissions (
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	submitted_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_first_submissions PRIMARY KEY (game_id, role_id), 
	CONSTRAINT fk_diplomacy_first_submissions_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_first_submissions" VALUES(1,2,'2026-11-16 18:27:49.216425');
CREATE TABLE diplomacy_games (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name VARCHAR NOT NULL, 
	comparable_name VARCHAR NOT NULL, 
	description TEXT NOT NULL, 
	variant VARCHAR NOT NULL, 
	number_of_roles INTEGER NOT NULL, 
	year_zero INTEGER NOT NULL, 
	archive BOOLEAN NOT NULL, 
	anonymous BOOLEAN NOT NULL, 
	silent BOOLEAN NOT NULL, 
	cumulate BOOLEAN NOT NULL, 
	fast BOOLEAN NOT NULL, 
	manual BOOLEAN NOT NULL, 
	fog BOOLEAN DEFAULT 0 NOT NULL, 
	due_at DATETIME, 
	deadline_hour INTEGER NOT NULL, 
	play_weekend BOOLEAN NOT NULL, 
	speed_moves INTEGER NOT NULL, 
	speed_retreats INTEGER NOT NULL, 
	speed_adjustments INTEGER NOT NULL, 
	cd_possible_moves BOOLEAN NOT NULL, 
	cd_possible_retreats BOOLEAN NOT NULL, 
	cd_possible_builds BOOLEAN NOT NULL, 
	cd_possible_removals BOOLEAN NOT NULL, 
	access_code INTEGER NOT NULL, 
	access_restriction_reliability INTEGER NOT NULL, 
	access_restriction_regularity INTEGER NOT NULL, 
	access_restriction_performance INTEGER NOT NULL, 
	nb_max_cycles_to_play INTEGER NOT NULL, 
	victory_centers INTEGER NOT NULL, 
	current_state INTEGER NOT NULL, 
	current_advancement INTEGER NOT NULL, 
	position_revision INTEGER NOT NULL, 
	orders_revision INTEGER NOT NULL, 
	created_at DATETIME NOT NULL, 
	started_at DATETIME, 
	paused_at DATETIME, 
	finished_at DATETIME, 
	ending VARCHAR, 
	CONSTRAINT uq_diplomacy_games_comparable_name UNIQUE (comparable_name), 
	CONSTRAINT uq_diplomacy_games_name UNIQUE (name)
);
INSERT INTO "diplomacy_games" VALUES(1,'game 1 aaa4f6','game 1 aaa4f6','','standard',7,1900,0,0,0,0,1,1,0,NULL,20,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,2,2,8,'2026-11-16 18:27:48.071584','2026-11-16 18:27:48.356129',NULL,NULL,NULL);
INSERT INTO "diplomacy_games" VALUES(2,'game 2 372673','game 2 372673','','standard',7,1900,0,0,0,0,1,1,0,NULL,20,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,'2026-11-16 18:27:49.252547',NULL,NULL,NULL,NULL);
CREATE TABLE diplomacy_heartbeats (
	name VARCHAR NOT NULL, 
	seen_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_heartbeats PRIMARY KEY (name)
);
CREATE TABLE diplomacy_messages (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	author_role INTEGER NOT NULL, 
	addressee_role INTEGER NOT NULL, 
	time_stamp INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	CONSTRAINT fk_diplomacy_messages_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_messages" VALUES(1,1,2,1,1794853669,'Vive la France');
CREATE TABLE diplomacy_near_notices (
	game_id INTEGER NOT NULL, 
	due_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_near_notices PRIMARY KEY (game_id), 
	CONSTRAINT fk_diplomacy_near_notices_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_notes (
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	CONSTRAINT pk_diplomacy_notes PRIMARY KEY (game_id, role_id, player_id), 
	CONSTRAINT fk_diplomacy_notes_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_order_keys (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	key_hash VARCHAR NOT NULL, 
	CONSTRAINT pk_diplomacy_order_keys PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_diplomacy_order_keys_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_orders (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	order_type INTEGER NOT NULL, 
	unit_type INTEGER NOT NULL, 
	active_zone INTEGER NOT NULL, 
	passive_zone INTEGER NOT NULL, 
	destination_zone INTEGER NOT NULL, 
	via_convoy BOOLEAN NOT NULL, 
	CONSTRAINT fk_diplomacy_orders_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE, 
	CONSTRAINT uq_diplomacy_orders_game_id_role_id_active_zone UNIQUE (game_id, role_id, active_zone)
);
INSERT INTO "diplomacy_orders" VALUES(23,1,2,1,1,17,0,40,0);
INSERT INTO "diplomacy_orders" VALUES(24,1,2,1,1,60,0,50,0);
INSERT INTO "diplomacy_orders" VALUES(25,1,2,4,2,38,0,0,0);
CREATE TABLE diplomacy_performance_changes (
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	variant VARCHAR NOT NULL, 
	performed DOUBLE NOT NULL, 
	expected DOUBLE NOT NULL, 
	step DOUBLE NOT NULL, 
	"before" DOUBLE NOT NULL, 
	"after" DOUBLE NOT NULL, 
	CONSTRAINT pk_diplomacy_performance_changes PRIMARY KEY (game_id, role_id), 
	CONSTRAINT fk_diplomacy_performance_changes_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_performances (
	player_id INTEGER NOT NULL, 
	variant VARCHAR NOT NULL, 
	role_id INTEGER NOT NULL, 
	rating DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_diplomacy_performances PRIMARY KEY (player_id, variant, role_id)
);
CREATE TABLE diplomacy_positions (
	game_id INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	CONSTRAINT pk_diplomacy_positions PRIMARY KEY (game_id), 
	CONSTRAINT fk_diplomacy_positions_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_positions" VALUES(1,'{"ownerships":{"1":7,"3":3,"4":2,"5":5,"7":7,"9":1,"12":3,"13":1,"14":1,"15":2,"16":6,"17":3,"18":4,"20":2,"22":4,"25":6,"26":7,"28":6,"30":5,"32":4,"33":5,"34":6},"dislodged_ones":{},"units":{"1":[[1,36],[2,22],[2,34]],"2":[[1,17],[1,60],[2,38]],"3":[[1,10],[1,40],[2,33]],"4":[[1,52],[1,70],[2,42]],"5":[[1,15],[1,71],[2,64]],"6":[[1,39],[1,73],[2,56],[2,81]],"7":[[1,19],[1,59],[2,4]]},"forbiddens":[]}');
INSERT INTO "diplomacy_positions" VALUES(2,'{"ownerships":{"9":1,"14":1,"13":1,"4":2,"15":2,"20":2,"3":3,"12":3,"17":3,"18":4,"22":4,"32":4,"5":5,"30":5,"33":5,"16":6,"25":6,"28":6,"34":6,"1":7,"7":7,"26":7},"dislodged_ones":{},"units":{"1":[[1,36],[2,22],[2,34]],"2":[[1,37],[1,47],[2,14]],"3":[[1,10],[1,40],[2,33]],"4":[[1,52],[1,70],[2,42]],"5":[[1,15],[1,71],[2,64]],"6":[[1,39],[1,73],[2,56],[2,81]],"7":[[1,19],[1,59],[2,4]]},"forbiddens":[]}');
CREATE TABLE diplomacy_preferences (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	roles TEXT NOT NULL, 
	CONSTRAINT pk_diplomacy_preferences PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_diplomacy_preferences_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_rating_runs (
	id INTEGER NOT NULL, 
	computed_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_rating_runs PRIMARY KEY (id)
);
INSERT INTO "diplomacy_rating_runs" VALUES(1,'2026-11-16 18:27:39.493490');
CREATE TABLE diplomacy_rating_sheets (
	player_id INTEGER NOT NULL, 
	computed_at DATETIME NOT NULL, 
	reliability DOUBLE, 
	turns INTEGER NOT NULL, 
	hours_late DOUBLE NOT NULL, 
	dropouts INTEGER NOT NULL, 
	regularity DOUBLE NOT NULL, 
	seniority_weeks DOUBLE NOT NULL, 
	days_since_last DOUBLE NOT NULL, 
	continuity_percent DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_diplomacy_rating_sheets PRIMARY KEY (player_id)
);
CREATE TABLE diplomacy_rectification_codes (
	code_hash VARCHAR NOT NULL, 
	given_by VARCHAR NOT NULL, 
	expires_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_rectification_codes PRIMARY KEY (code_hash)
);
CREATE TABLE diplomacy_replacements (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	old_player_id INTEGER, 
	new_player_id INTEGER NOT NULL, 
	replaced_at DATETIME NOT NULL, 
	excused BOOLEAN NOT NULL, 
	CONSTRAINT fk_diplomacy_replacements_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_snapshots (
	game_id INTEGER NOT NULL, 
	advancement INTEGER NOT NULL, 
	due_at DATETIME, 
	content TEXT NOT NULL, 
	CONSTRAINT pk_diplomacy_snapshots PRIMARY KEY (game_id), 
	CONSTRAINT fk_diplomacy_snapshots_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_snapshots" VALUES(1,1,'2026-11-16 18:27:48.861691','{"submissions": [], "firsts": [], "in_disorder": []}');
CREATE TABLE diplomacy_stream_tickets (
	ticket_hash VARCHAR NOT NULL, 
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	expires_at DATETIME NOT NULL, 
	CONSTRAINT pk_diplomacy_stream_tickets PRIMARY KEY (ticket_hash), 
	CONSTRAINT fk_diplomacy_stream_tickets_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_submissions (
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	submitted_at DATETIME NOT NULL, 
	definitive BOOLEAN NOT NULL, 
	CONSTRAINT pk_diplomacy_submissions PRIMARY KEY (game_id, role_id), 
	CONSTRAINT fk_diplomacy_submissions_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_submissions" VALUES(1,2,'2026-11-16 18:27:49.215819',0);
CREATE TABLE diplomacy_subscriptions (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	adjudication BOOLEAN NOT NULL, 
	deadline_near BOOLEAN NOT NULL, 
	message BOOLEAN NOT NULL, 
	declaration BOOLEAN NOT NULL, 
	digest BOOLEAN NOT NULL, 
	CONSTRAINT pk_diplomacy_subscriptions PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_diplomacy_subscriptions_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_transitions (
	game_id INTEGER NOT NULL, 
	advancement INTEGER NOT NULL, 
	adjudicated_at DATETIME NOT NULL, 
	lenient BOOLEAN NOT NULL, 
	position_before TEXT NOT NULL, 
	orders TEXT NOT NULL, 
	outcomes TEXT NOT NULL, 
	position_after TEXT NOT NULL, 
	ending VARCHAR, 
	CONSTRAINT pk_diplomacy_transitions PRIMARY KEY (game_id, advancement), 
	CONSTRAINT fk_diplomacy_transitions_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
INSERT INTO "diplomacy_transitions" VALUES(1,0,'2026-11-16 18:27:48.861691',0,'{"ownerships":{"9":1,"14":1,"13":1,"4":2,"15":2,"20":2,"3":3,"12":3,"17":3,"18":4,"22":4,"32":4,"5":5,"30":5,"33":5,"16":6,"25":6,"28":6,"34":6,"1":7,"7":7,"26":7},"dislodged_ones":{},"units":{"1":[[1,36],[2,22],[2,34]],"2":[[1,37],[1,47],[2,14]],"3":[[1,10],[1,40],[2,33]],"4":[[1,52],[1,70],[2,42]],"5":[[1,15],[1,71],[2,64]],"6":[[1,39],[1,73],[2,56],[2,81]],"7":[[1,19],[1,59],[2,4]]},"forbiddens":[]}','[[1,4,1,36,0,0,0],[1,4,2,22,0,0,0],[1,4,2,34,0,0,0],[2,1,1,47,0,17,0],[2,1,1,37,0,60,0],[2,1,2,14,0,38,0],[3,4,1,10,0,0,0],[3,4,1,40,0,0,0],[3,4,2,33,0,0,0],[4,4,1,52,0,0,0],[4,4,1,70,0,0,0],[4,4,2,42,0,0,0],[5,4,1,15,0,0,0],[5,4,1,71,0,0,0],[5,4,2,64,0,0,0],[6,4,1,39,0,0,0],[6,4,1,73,0,0,0],[6,4,2,56,0,0,0],[6,4,2,81,0,0,0],[7,4,1,19,0,0,0],[7,4,1,59,0,0,0],[7,4,2,4,0,0,0]]','[{"order":[1,4,1,36,0,0],"result":"succeeds","row":0},{"order":[1,4,2,22,0,0],"result":"succeeds","row":1},{"order":[1,4,2,34,0,0],"result":"succeeds","row":2},{"order":[2,1,1,47,0,17],"result":"succeeds","row":3,"strength":1},{"order":[2,1,1,37,0,60],"result":"succeeds","row":4,"strength":1},{"order":[2,1,2,14,0,38],"result":"succeeds","row":5,"strength":1},{"order":[3,4,1,10,0,0],"result":"succeeds","row":6},{"order":[3,4,1,40,0,0],"result":"succeeds","row":7},{"order":[3,4,2,33,0,0],"result":"succeeds","row":8},{"order":[4,4,1,52,0,0],"result":"succeeds","row":9},{"order":[4,4,1,70,0,0],"result":"succeeds","row":10},{"order":[4,4,2,42,0,0],"result":"succeeds","row":11},{"order":[5,4,1,15,0,0],"result":"succeeds","row":12},{"order":[5,4,1,71,0,0],"result":"succeeds","row":13},{"order":[5,4,2,64,0,0],"result":"succeeds","row":14},{"order":[6,4,1,39,0,0],"result":"succeeds","row":15},{"order":[6,4,1,73,0,0],"result":"succeeds","row":16},{"order":[6,4,2,56,0,0],"result":"succeeds","row":17},{"order":[6,4,2,81,0,0],"result":"succeeds","row":18},{"order":[7,4,1,19,0,0],"result":"succeeds","row":19},{"order":[7,4,1,59,0,0],"result":"succeeds","row":20},{"order":[7,4,2,4,0,0],"result":"succeeds","row":21}]','{"ownerships":{"1":7,"3":3,"4":2,"5":5,"7":7,"9":1,"12":3,"13":1,"14":1,"15":2,"16":6,"17":3,"18":4,"20":2,"22":4,"25":6,"26":7,"28":6,"30":5,"32":4,"33":5,"34":6},"dislodged_ones":{},"units":{"1":[[1,36],[2,22],[2,34]],"2":[[1,17],[1,60],[2,38]],"3":[[1,10],[1,40],[2,33]],"4":[[1,52],[1,70],[2,42]],"5":[[1,15],[1,71],[2,64]],"6":[[1,39],[1,73],[2,56],[2,81]],"7":[[1,19],[1,59],[2,4]]},"forbiddens":[]}',NULL);
INSERT INTO "diplomacy_transitions" VALUES(1,1,'2026-11-16 18:27:49.041327',0,'{"ownerships":{"1":7,"3":3,"4":2,"5":5,"7":7,"9":1,"12":3,"13":1,"14":1,"15":2,"16":6,"17":3,"18":4,"20":2,"22":4,"25":6,"26":7,"28":6,"30":5,"32":4,"33":5,"34":6},"dislodged_ones":{},"units":{"1":[[1,36],[2,22],[2,34]],"2":[[1,17],[1,60],[2,38]],"3":[[1,10],[1,40],[2,33]],"4":[[1,52],[1,70],[2,42]],"5":[[1,15],[1,71],[2,64]],"6":[[1,39],[1,73],[2,56],[2,81]],"7":[[1,19],[1,59],[2,4]]},"forbiddens":[]}','[]','[]','{"ownerships":{"1":7,"3":3,"4":2,"5":5,"7":7,"9":1,"12":3,"13":1,"14":1,"15":2,"16":6,"17":3,"18":4,"20":2,"22":4,"25":6,"26":7,"28":6,"30":5,"32":4,"33":5,"34":6},"dislodged_ones":{},"units":{"1":[[1,36],[2,22],[2,34]],"2":[[1,17],[1,60],[2,38]],"3":[[1,10],[1,40],[2,33]],"4":[[1,52],[1,70],[2,42]],"5":[[1,15],[1,71],[2,64]],"6":[[1,39],[1,73],[2,56],[2,81]],"7":[[1,19],[1,59],[2,4]]},"forbiddens":[]}',NULL);
CREATE TABLE diplomacy_visits (
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	time_stamp INTEGER NOT NULL, 
	CONSTRAINT pk_diplomacy_visits PRIMARY KEY (game_id, role_id), 
	CONSTRAINT fk_diplomacy_visits_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE diplomacy_votes (
	game_id INTEGER NOT NULL, 
	role_id INTEGER NOT NULL, 
	CONSTRAINT pk_diplomacy_votes PRIMARY KEY (game_id, role_id), 
	CONSTRAINT fk_diplomacy_votes_game_id FOREIGN KEY(game_id) REFERENCES diplomacy_games (id) ON DELETE CASCADE
);
CREATE TABLE go_attachments (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	last_changed DATETIME NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_go_attachments PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_go_attachments_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
CREATE TABLE go_blocks (
	player_id INTEGER NOT NULL, 
	blocked_id INTEGER NOT NULL, 
	CONSTRAINT pk_go_blocks PRIMARY KEY (player_id, blocked_id)
);
CREATE TABLE go_comments (
	game_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_go_comments PRIMARY KEY (game_id, number, player_id), 
	CONSTRAINT fk_go_comments_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
CREATE TABLE go_conditions (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	ahead TEXT NOT NULL, 
	state VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	private BOOLEAN NOT NULL, 
	start_move INTEGER NOT NULL, 
	hits INTEGER NOT NULL, 
	CONSTRAINT fk_go_conditions_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
CREATE TABLE go_games (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	tournament_id INTEGER NOT NULL, 
	shape_id INTEGER NOT NULL, 
	started_at DATETIME NOT NULL, 
	last_changed DATETIME NOT NULL, 
	message_id INTEGER NOT NULL, 
	double_game_id INTEGER NOT NULL, 
	black_id INTEGER NOT NULL, 
	white_id INTEGER NOT NULL, 
	to_move_id INTEGER NOT NULL, 
	game_type VARCHAR NOT NULL, 
	players VARCHAR NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	size INTEGER NOT NULL, 
	komi DOUBLE NOT NULL, 
	handicap INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	moves INTEGER NOT NULL, 
	black_prisoners INTEGER NOT NULL, 
	white_prisoners INTEGER NOT NULL, 
	last_x INTEGER NOT NULL, 
	last_y INTEGER NOT NULL, 
	last_move VARCHAR NOT NULL, 
	flags INTEGER NOT NULL, 
	score DOUBLE NOT NULL, 
	main_time INTEGER NOT NULL, 
	byo_type VARCHAR NOT NULL, 
	byo_time INTEGER NOT NULL, 
	byo_periods INTEGER NOT NULL, 
	black_main_time INTEGER NOT NULL, 
	black_byo_time INTEGER NOT NULL, 
	black_byo_periods INTEGER NOT NULL, 
	white_main_time INTEGER NOT NULL, 
	white_byo_time INTEGER NOT NULL, 
	white_byo_periods INTEGER NOT NULL, 
	last_ticks INTEGER NOT NULL, 
	clock_used INTEGER NOT NULL, 
	timeout_date INTEGER NOT NULL, 
	flag_tick INTEGER NOT NULL, 
	warned_at_move INTEGER NOT NULL, 
	rated VARCHAR NOT NULL, 
	unrated_reason VARCHAR NOT NULL, 
	standard_handicap BOOLEAN NOT NULL, 
	weekend_clock BOOLEAN NOT NULL, 
	black_start_rating DOUBLE NOT NULL, 
	white_start_rating DOUBLE NOT NULL, 
	black_end_rating DOUBLE NOT NULL, 
	white_end_rating DOUBLE NOT NULL, 
	snapshot VARCHAR NOT NULL, 
	shape_snapshot VARCHAR NOT NULL, 
	setup TEXT NOT NULL, 
	no_result_asked INTEGER DEFAULT '0' NOT NULL, 
	stops_for_vacation BOOLEAN DEFAULT 1 NOT NULL, 
	expiry_months INTEGER DEFAULT '0' NOT NULL, 
	CHECK (handicap BETWEEN 0 AND 21 AND handicap != 1), 
	CHECK (size BETWEEN 5 AND 25)
);
INSERT INTO "go_games" VALUES(1,0,0,'2026-11-16 18:27:49.346378','2026-11-16 18:27:49.483614',1,0,3,4,4,'GO','','JAPANESE',9,6.5,0,'PLAY',5,0,0,4,4,'ee',0,0.0,210,'FIS',15,0,210,0,-1,210,0,-1,3739277,22,5985365,5986878,-1,'N','',1,1,-9999.0,-9999.0,-9999.0,-9999.0,'#:CAg#E#BAQ','','T5:U3:H0:0:0:-1:K6.5:0.0:J0:FK:R0:0:0:0:0:C',0,1,0);
CREATE TABLE go_invitations (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	last_changed DATETIME NOT NULL, 
	size INTEGER NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	handicap_type VARCHAR NOT NULL, 
	handicap INTEGER NOT NULL, 
	komi DOUBLE NOT NULL, 
	adjust_handicap INTEGER NOT NULL, 
	minimum_handicap INTEGER NOT NULL, 
	maximum_handicap INTEGER NOT NULL, 
	adjust_komi DOUBLE NOT NULL, 
	jigo_mode VARCHAR NOT NULL, 
	byo_type VARCHAR NOT NULL, 
	main_time INTEGER NOT NULL, 
	byo_time INTEGER NOT NULL, 
	byo_periods INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	standard_handicap BOOLEAN NOT NULL, 
	weekend_clock BOOLEAN NOT NULL, 
	CONSTRAINT pk_go_invitations PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_go_invitations_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
INSERT INTO "go_invitations" VALUES(1,3,'2026-11-16 18:27:49.286471',9,'JAPANESE','black',0,6.5,0,0,-1,0.0,'KEEP_KOMI','FIS',210,15,0,0,1,1);
INSERT INTO "go_invitations" VALUES(1,4,'2026-11-16 18:27:49.286471',9,'JAPANESE','white',0,6.5,0,0,-1,0.0,'KEEP_KOMI','FIS',210,15,0,0,1,1);
CREATE TABLE go_messages (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER, 
	sender_id INTEGER NOT NULL, 
	recipient_id INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	sent_at DATETIME NOT NULL, 
	CONSTRAINT fk_go_messages_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE SET NULL
);
INSERT INTO "go_messages" VALUES(1,1,3,4,'INVITATION','','2026-11-16 18:27:49.286471');
CREATE TABLE go_move_counts (
	player_id INTEGER NOT NULL, 
	slot_time INTEGER NOT NULL, 
	slot_weekday INTEGER NOT NULL, 
	slot_week INTEGER NOT NULL, 
	counter INTEGER NOT NULL, 
	CONSTRAINT pk_go_move_counts PRIMARY KEY (player_id, slot_time, slot_weekday, slot_week)
);
INSERT INTO "go_move_counts" VALUES(3,1800,1,45,3);
INSERT INTO "go_move_counts" VALUES(4,1800,1,45,2);
CREATE TABLE go_moves (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	stone INTEGER NOT NULL, 
	pos_x INTEGER NOT NULL, 
	pos_y INTEGER NOT NULL, 
	hours INTEGER NOT NULL, 
	conditional BOOLEAN NOT NULL, 
	position INTEGER, 
	CONSTRAINT fk_go_moves_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
INSERT INTO "go_moves" VALUES(1,1,1,1,2,6,0,0,1047403478);
INSERT INTO "go_moves" VALUES(2,1,2,2,6,2,0,0,255573790);
INSERT INTO "go_moves" VALUES(3,1,3,1,6,6,0,0,283196544);
INSERT INTO "go_moves" VALUES(4,1,4,2,2,2,0,0,1803265790);
INSERT INTO "go_moves" VALUES(5,1,5,1,4,4,0,0,57423455);
CREATE TABLE go_notes (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_go_notes PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_go_notes_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
CREATE TABLE go_observers (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	CONSTRAINT pk_go_observers PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_go_observers_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
CREATE TABLE go_offer_joins (
	offer_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	joins INTEGER NOT NULL, 
	last_join DATETIME NOT NULL, 
	CONSTRAINT pk_go_offer_joins PRIMARY KEY (offer_id, player_id), 
	CONSTRAINT fk_go_offer_joins_offer_id FOREIGN KEY(offer_id) REFERENCES go_offers (id) ON DELETE CASCADE
);
CREATE TABLE go_offers (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	owner_id INTEGER NOT NULL, 
	created_at DATETIME NOT NULL, 
	copies INTEGER NOT NULL, 
	must_be_rated BOOLEAN NOT NULL, 
	rating_minimum INTEGER NOT NULL, 
	rating_maximum INTEGER NOT NULL, 
	minimum_rated_games INTEGER NOT NULL, 
	same_opponent INTEGER NOT NULL, 
	comment VARCHAR NOT NULL, 
	shape_id INTEGER NOT NULL, 
	shape_snapshot VARCHAR NOT NULL, 
	game_id INTEGER, 
	size INTEGER NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	handicap_type VARCHAR NOT NULL, 
	handicap INTEGER NOT NULL, 
	komi DOUBLE NOT NULL, 
	adjust_handicap INTEGER NOT NULL, 
	minimum_handicap INTEGER NOT NULL, 
	maximum_handicap INTEGER NOT NULL, 
	adjust_komi DOUBLE NOT NULL, 
	jigo_mode VARCHAR NOT NULL, 
	byo_type VARCHAR NOT NULL, 
	main_time INTEGER NOT NULL, 
	byo_time INTEGER NOT NULL, 
	byo_periods INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	standard_handicap BOOLEAN NOT NULL, 
	weekend_clock BOOLEAN NOT NULL, 
	CONSTRAINT fk_go_offers_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
INSERT INTO "go_offers" VALUES(1,5,'2026-11-16 18:27:49.490112',1,0,0,0,0,0,'',0,'',NULL,13,'JAPANESE','nigiri',0,6.5,0,0,-1,0.0,'KEEP_KOMI','FIS',210,15,0,0,1,1);
CREATE TABLE go_players (
	player_id INTEGER NOT NULL, 
	pseudo VARCHAR NOT NULL, 
	night_start INTEGER NOT NULL, 
	next_night_start INTEGER, 
	night_changed_day INTEGER NOT NULL, 
	rating DOUBLE, 
	rating_minimum DOUBLE, 
	rating_maximum DOUBLE, 
	has_rated_game BOOLEAN NOT NULL, 
	vacation_balance DOUBLE NOT NULL, 
	vacation_counted_at INTEGER NOT NULL, 
	vacation_ends INTEGER NOT NULL, 
	automatic_vacation BOOLEAN DEFAULT 0 NOT NULL, 
	refuse_timeout_days INTEGER NOT NULL, 
	last_moved_at DATETIME, 
	running INTEGER NOT NULL, 
	finished INTEGER NOT NULL, 
	rated_games INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	lost INTEGER NOT NULL, 
	CONSTRAINT pk_go_players PRIMARY KEY (player_id)
);
INSERT INTO "go_players" VALUES(3,'m3912d66',22,NULL,0,NULL,NULL,NULL,0,14.0,5982845,0,0,-1,'2026-11-16 18:27:49.483614',1,0,0,0,0);
INSERT INTO "go_players" VALUES(4,'m4241528',22,NULL,0,NULL,NULL,NULL,0,14.0,5982845,0,0,-1,'2026-11-16 18:27:49.471977',1,0,0,0,0);
INSERT INTO "go_players" VALUES(5,'m5843f86',22,NULL,0,NULL,NULL,NULL,0,14.0,5982845,0,0,-1,NULL,0,0,0,0,0);
CREATE TABLE go_priorities (
	game_id INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	priority INTEGER NOT NULL, 
	CONSTRAINT pk_go_priorities PRIMARY KEY (game_id, player_id), 
	CONSTRAINT fk_go_priorities_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
CREATE TABLE go_rating_changes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	player_id INTEGER NOT NULL, 
	game_id INTEGER NOT NULL, 
	rating DOUBLE NOT NULL, 
	minimum DOUBLE NOT NULL, 
	maximum DOUBLE NOT NULL, 
	difference DOUBLE NOT NULL, 
	changed_at DATETIME NOT NULL
);
CREATE TABLE go_seats (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game_id INTEGER NOT NULL, 
	group_colour VARCHAR NOT NULL, 
	group_order INTEGER NOT NULL, 
	player_id INTEGER NOT NULL, 
	flags INTEGER NOT NULL, 
	CONSTRAINT fk_go_seats_game_id FOREIGN KEY(game_id) REFERENCES go_games (id) ON DELETE CASCADE
);
CREATE TABLE go_shapes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	player_id INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	size INTEGER NOT NULL, 
	flags INTEGER NOT NULL, 
	notes TEXT NOT NULL, 
	snapshot VARCHAR NOT NULL, 
	created_at DATETIME NOT NULL, 
	last_changed DATETIME NOT NULL, 
	CONSTRAINT uq_go_shapes_name UNIQUE (name)
);
CREATE TABLE go_templates (
	player_id INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_go_templates PRIMARY KEY (player_id, name)
);
CREATE TABLE mail_requests (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"key" VARCHAR NOT NULL, 
	template VARCHAR NOT NULL, 
	"values" VARCHAR NOT NULL, 
	player_id INTEGER, 
	address VARCHAR, 
	language VARCHAR, 
	attempts INTEGER NOT NULL, 
	next_try_at DATETIME NOT NULL, 
	refusal VARCHAR, 
	CONSTRAINT uq_mail_requests_key UNIQUE ("key")
);
INSERT INTO "mail_requests" VALUES(13,'game_adjudicated-1-1-8','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "2026-11-16 18:27 UTC", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/8.1.adjudication.60dde98f48dbe31a07c3991d10d47d2e"}',8,NULL,NULL,2,'2026-11-16 18:27:58.660214',NULL);
INSERT INTO "mail_requests" VALUES(14,'game_adjudicated-1-1-9','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "2026-11-16 18:27 UTC", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/9.1.adjudication.e6772c19047fcf5a924844372d2b19bc"}',9,NULL,NULL,0,'2026-11-16 18:27:48.930794',NULL);
INSERT INTO "mail_requests" VALUES(15,'game_adjudicated-1-2-3','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/3.1.adjudication.ccca2b03e417b95f8fa7cd5b9346fc74"}',3,NULL,NULL,0,'2026-11-16 18:27:49.103556',NULL);
INSERT INTO "mail_requests" VALUES(16,'game_adjudicated-1-2-4','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/4.1.adjudication.a8fdd343d82fde30c3f57b99e22b8a28"}',4,NULL,NULL,0,'2026-11-16 18:27:49.103760',NULL);
INSERT INTO "mail_requests" VALUES(17,'game_adjudicated-1-2-5','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/5.1.adjudication.498ec2d6bfc25ccc43ecfaa2a4aef4dd"}',5,NULL,NULL,0,'2026-11-16 18:27:49.103830',NULL);
INSERT INTO "mail_requests" VALUES(18,'game_adjudicated-1-2-6','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/6.1.adjudication.4ead7d919b68e8365f51cce7e3d3f0ba"}',6,NULL,NULL,0,'2026-11-16 18:27:49.103887',NULL);
INSERT INTO "mail_requests" VALUES(19,'game_adjudicated-1-2-7','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/7.1.adjudication.97d3f8929c75a64a428e0c2299c6fa72"}',7,NULL,NULL,0,'2026-11-16 18:27:49.103939',NULL);
INSERT INTO "mail_requests" VALUES(20,'game_adjudicated-1-2-8','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/8.1.adjudication.60dde98f48dbe31a07c3991d10d47d2e"}',8,NULL,NULL,0,'2026-11-16 18:27:49.103990',NULL);
INSERT INTO "mail_requests" VALUES(21,'game_adjudicated-1-2-9','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/9.1.adjudication.e6772c19047fcf5a924844372d2b19bc"}',9,NULL,NULL,0,'2026-11-16 18:27:49.104039',NULL);
INSERT INTO "mail_requests" VALUES(22,'game_message-1-message-19-3','game_message','{"game": "game 1 aaa4f6", "deadline": "", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/3.1.message.e6b7c02a47c9710e3dea6c96770cf182"}',3,NULL,NULL,0,'2026-11-16 18:27:49.139008',NULL);
CREATE INDEX ix_diplomacy_games_current_state ON diplomacy_games (current_state);
CREATE INDEX ix_diplomacy_games_due_at ON diplomacy_games (due_at);
CREATE INDEX performances_of_variant ON diplomacy_performances (variant, rating);
CREATE INDEX go_games_black ON go_games (black_id, status);
CREATE INDEX go_games_flag ON go_games (status, flag_tick);
CREATE INDEX go_games_to_move ON go_games (to_move_id, status);
CREATE INDEX go_games_white ON go_games (white_id, status);
CREATE INDEX ix_go_games_tournament_id ON go_games (tournament_id);
CREATE INDEX ix_go_rating_changes_player_id ON go_rating_changes (player_id);
CREATE INDEX ix_go_shapes_player_id ON go_shapes (player_id);
CREATE INDEX ix_diplomacy_allocations_game_id ON diplomacy_allocations (game_id);
CREATE INDEX ix_diplomacy_allocations_player_id ON diplomacy_allocations (player_id);
CREATE UNIQUE INDEX one_holder_of_a_role ON diplomacy_allocations (game_id, role_id) WHERE role_id >= 0;
CREATE INDEX attendances_of_player ON diplomacy_attendances (player_id, adjudicated_at);
CREATE INDEX declarations_of_game ON diplomacy_declarations (game_id, id);
CREATE INDEX digest_items_of_player ON diplomacy_digest_items (player_id, kind);
CREATE INDEX events_of_game ON diplomacy_events (game_id, id);
CREATE INDEX messages_by_addressee ON diplomacy_messages (game_id, addressee_role, id);
CREATE INDEX messages_by_author ON diplomacy_messages (game_id, author_role, id);
CREATE INDEX ix_diplomacy_orders_game_id ON diplomacy_orders (game_id);
CREATE INDEX ix_diplomacy_performance_changes_player_id ON diplomacy_performance_changes (player_id);
CREATE INDEX ix_diplomacy_replacements_game_id ON diplomacy_replacements (game_id);
CREATE INDEX ix_diplomacy_replacements_old_player_id ON diplomacy_replacements (old_player_id);
CREATE INDEX ix_go_conditions_game_id ON go_conditions (game_id);
CREATE INDEX ix_go_messages_game_id ON go_messages (game_id);
CREATE INDEX ix_go_messages_recipient_id ON go_messages (recipient_id);
CREATE INDEX ix_go_moves_game_id ON go_moves (game_id);
CREATE INDEX ix_go_offers_owner_id ON go_offers (owner_id);
CREATE INDEX ix_go_seats_game_id ON go_seats (game_id);
CREATE INDEX ix_go_seats_player_id ON go_seats (player_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('diplomacy_games',2);
INSERT INTO "sqlite_sequence" VALUES('diplomacy_events',22);
INSERT INTO "sqlite_sequence" VALUES('diplomacy_allocations',9);
INSERT INTO "sqlite_sequence" VALUES('mail_requests',22);
INSERT INTO "sqlite_sequence" VALUES('diplomacy_orders',25);
INSERT INTO "sqlite_sequence" VALUES('diplomacy_messages',1);
INSERT INTO "sqlite_sequence" VALUES('diplomacy_declarations',1);
INSERT INTO "sqlite_sequence" VALUES('go_games',1);
INSERT INTO "sqlite_sequence" VALUES('go_messages',1);
INSERT INTO "sqlite_sequence" VALUES('go_moves',5);
INSERT INTO "sqlite_sequence" VALUES('go_offers',1);
COMMIT;
