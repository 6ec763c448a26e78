BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('players_0001');
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
CREATE TABLE players (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	user_id INTEGER NOT NULL, 
	pseudo VARCHAR NOT NULL, 
	comparable_pseudo VARCHAR NOT NULL, 
	email VARCHAR NOT NULL, 
	comparable_email VARCHAR, 
	email_confirmed BOOLEAN NOT NULL, 
	telephone VARCHAR NOT NULL, 
	"replace" BOOLEAN NOT NULL, 
	family_name VARCHAR NOT NULL, 
	first_name VARCHAR NOT NULL, 
	country VARCHAR NOT NULL, 
	time_zone VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	created_at DATETIME NOT NULL, 
	state VARCHAR NOT NULL, 
	registration VARCHAR NOT NULL, 
	new_pseudo VARCHAR, 
	comparable_new_pseudo VARCHAR, 
	CONSTRAINT uq_players_comparable_email UNIQUE (comparable_email), 
	CONSTRAINT uq_players_comparable_new_pseudo UNIQUE (comparable_new_pseudo), 
	CONSTRAINT uq_players_comparable_pseudo UNIQUE (comparable_pseudo), 
	CONSTRAINT uq_players_pseudo UNIQUE (pseudo), 
	CONSTRAINT uq_players_user_id UNIQUE (user_id)
);
INSERT INTO "players" VALUES(1,2,'m17ba25c','m17ba25c','m17ba25c@example.org','m17ba25c@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:42.658818','active','2c7fc31adc524dd7abcefa65faf51083',NULL,NULL);
INSERT INTO "players" VALUES(2,3,'m2c6d7c0','m2c6d7c0','m2c6d7c0@example.org','m2c6d7c0@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:43.111633','active','79ed81521c4b4fb597e7b3d6b74fad67',NULL,NULL);
INSERT INTO "players" VALUES(3,4,'m3912d66','m3912d66','m3912d66@example.org','m3912d66@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:43.544851','active','0730ae10b11f42ff9d3c9013d1c1755e',NULL,NULL);
INSERT INTO "players" VALUES(4,5,'m4241528','m4241528','m4241528@example.org','m4241528@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:43.879211','active','14d5fba9996648109d43193f024983ab',NULL,NULL);
INSERT INTO "players" VALUES(5,6,'m5843f86','m5843f86','m5843f86@example.org','m5843f86@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:44.206437','active','3f10821ca9a4426ea471b7c5ae0c56c7',NULL,NULL);
INSERT INTO "players" VALUES(6,7,'m6469624','m6469624','m6469624@example.org','m6469624@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:44.498122','active','1fe3c3c542af4cd9a3a7476ee31452d4',NULL,NULL);
INSERT INTO "players" VALUES(7,8,'m764f293','m764f293','m764f293@example.org','m764f293@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:44.780393','active','9640a24ddf77427ab6f1a6b10797865a',NULL,NULL);
INSERT INTO "players" VALUES(8,9,'m867656e','m867656e','m867656e@example.org','m867656e@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:45.111579','active','1e5d9c74c23f43a68519f7d7b3f2c4e6',NULL,NULL);
INSERT INTO "players" VALUES(9,10,'m98a1202','m98a1202','m98a1202@example.org','m98a1202@example.org',0,'',0,'','','FRA','UTC + 1','fr','2026-11-16 18:27:45.520236','active','f6c8f8151a1b4ddc84224b972826a746',NULL,NULL);
CREATE TABLE registrations (
	mark VARCHAR NOT NULL, 
	pseudo VARCHAR NOT NULL, 
	comparable_pseudo VARCHAR NOT NULL, 
	abandoned BOOLEAN NOT NULL, 
	created_at DATETIME NOT NULL, 
	CONSTRAINT pk_registrations PRIMARY KEY (mark)
);
CREATE TABLE rescue_wishes (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	comparable_pseudo VARCHAR, 
	comparable_email VARCHAR, 
	created_at DATETIME NOT NULL
);
CREATE TABLE rescues (
	token_hash VARCHAR NOT NULL, 
	player_id INTEGER NOT NULL, 
	expires_at DATETIME NOT NULL, 
	used_at DATETIME, 
	CONSTRAINT pk_rescues PRIMARY KEY (token_hash), 
	CONSTRAINT fk_rescues_player_id FOREIGN KEY(player_id) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE resting_names (
	name_hash VARCHAR NOT NULL, 
	owner_id INTEGER, 
	rests_until DATETIME NOT NULL, 
	CONSTRAINT pk_resting_names PRIMARY KEY (name_hash)
);
CREATE TABLE tries (
	"key" VARCHAR NOT NULL, 
	count INTEGER NOT NULL, 
	window_ends DATETIME NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY ("key")
);
INSERT INTO "tries" VALUES('confirmation an hour to m17ba25c@example.org',1,'2026-11-16 19:27:42.383326');
INSERT INTO "tries" VALUES('confirmation a day to m17ba25c@example.org',1,'2026-11-17 18:27:42.395985');
INSERT INTO "tries" VALUES('mails from 127.0.0.1',9,'2026-11-16 19:27:42.403139');
INSERT INTO "tries" VALUES('confirmation an hour to m2c6d7c0@example.org',1,'2026-11-16 19:27:42.930372');
INSERT INTO "tries" VALUES('confirmation a day to m2c6d7c0@example.org',1,'2026-11-17 18:27:42.931215');
INSERT INTO "tries" VALUES('confirmation an hour to m3912d66@example.org',1,'2026-11-16 19:27:43.398663');
INSERT INTO "tries" VALUES('confirmation a day to m3912d66@example.org',1,'2026-11-17 18:27:43.399306');
INSERT INTO "tries" VALUES('confirmation an hour to m4241528@example.org',1,'2026-11-16 19:27:43.803367');
INSERT INTO "tries" VALUES('confirmation a day to m4241528@example.org',1,'2026-11-17 18:27:43.804012');
INSERT INTO "tries" VALUES('confirmation an hour to m5843f86@example.org',1,'2026-11-16 19:27:44.112884');
INSERT INTO "tries" VALUES('confirmation a day to m5843f86@example.org',1,'2026-11-17 18:27:44.113667');
INSERT INTO "tries" VALUES('confirmation an hour to m6469624@example.org',1,'2026-11-16 19:27:44.400243');
INSERT INTO "tries" VALUES('confirmation a day to m6469624@example.org',1,'2026-11-17 18:27:44.400724');
INSERT INTO "tries" VALUES('confirmation an hour to m764f293@example.org',1,'2026-11-16 19:27:44.679938');
INSERT INTO "tries" VALUES('confirmation a day to m764f293@example.org',1,'2026-11-17 18:27:44.680365');
INSERT INTO "tries" VALUES('confirmation an hour to m867656e@example.org',1,'2026-11-16 19:27:44.999573');
INSERT INTO "tries" VALUES('confirmation a day to m867656e@example.org',1,'2026-11-17 18:27:44.999957');
INSERT INTO "tries" VALUES('confirmation an hour to m98a1202@example.org',1,'2026-11-16 19:27:45.359745');
INSERT INTO "tries" VALUES('confirmation a day to m98a1202@example.org',1,'2026-11-17 18:27:45.360118');
CREATE INDEX ix_registrations_comparable_pseudo ON registrations (comparable_pseudo);
CREATE INDEX ix_rescues_player_id ON rescues (player_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('players',9);
INSERT INTO "sqlite_sequence" VALUES('mail_requests',9);
COMMIT;
