BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('emails_0001');
CREATE TABLE codes (
	comparable_address VARCHAR NOT NULL, 
	code_hash VARCHAR NOT NULL, 
	tries_left INTEGER NOT NULL, 
	expires_at DATETIME NOT NULL, 
	confirmed_at DATETIME, 
	CONSTRAINT pk_codes PRIMARY KEY (comparable_address)
);
INSERT INTO "codes" VALUES('m17ba25c@example.org','c29fbca32c98b3a9d9cda9f21bda9b340b646a032290ea0c1f9096a0f9f38e34',5,'2026-11-17 18:27:42.613568',NULL);
INSERT INTO "codes" VALUES('m2c6d7c0@example.org','839b9a460eac8cfd63b60297fc32f0be10ec872c0af14a6dfb69cc2aab20628e',5,'2026-11-17 18:27:43.101625',NULL);
INSERT INTO "codes" VALUES('m3912d66@example.org','08dd20b345fd6f218d82795695a82b0b019a2324d40b3feec7a19961a48e8547',5,'2026-11-17 18:27:43.539868',NULL);
INSERT INTO "codes" VALUES('m4241528@example.org','1a3d761dde4d3de42fcd93e9a0e893490b37455f6fa29a1f0b736bed377b412e',5,'2026-11-17 18:27:43.873992',NULL);
INSERT INTO "codes" VALUES('m5843f86@example.org','9a834d43dc464ab22e5f33b3d68629169f008fa1fc3a3389ee77dcbf9d1041ac',5,'2026-11-17 18:27:44.202130',NULL);
INSERT INTO "codes" VALUES('m6469624@example.org','06c0eedadc29f609e0666131d313042884d927cc5b4bf17570b9203fabcc5bcb',5,'2026-11-17 18:27:44.484893',NULL);
INSERT INTO "codes" VALUES('m764f293@example.org','e4fa1cdec00bae3bd61cfda1e80014e0e84d39ed435d06f81dc50911ead48660',5,'2026-11-17 18:27:44.773382',NULL);
INSERT INTO "codes" VALUES('m867656e@example.org','bb39a93e54a3fffa72ac95a52054e5495c91721624fc389b7d54ec97815e1921',5,'2026-11-17 18:27:45.106705',NULL);
INSERT INTO "codes" VALUES('m98a1202@example.org','a128701415c20fde4475cc28718d45b3d4fe61d6fb7da33da2068d6bfb59d9b6',5,'2026-11-17 18:27:45.502197',NULL);
CREATE TABLE mails (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	caller VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	template VARCHAR NOT NULL, 
	"values" VARCHAR NOT NULL, 
	language VARCHAR, 
	player_id INTEGER, 
	address VARCHAR, 
	comparable_address VARCHAR, 
	state VARCHAR NOT NULL, 
	attempts INTEGER NOT NULL, 
	next_try_at DATETIME NOT NULL, 
	trouble VARCHAR, 
	subject VARCHAR NOT NULL, 
	body VARCHAR NOT NULL, 
	created_at DATETIME NOT NULL, 
	done_at DATETIME, 
	CONSTRAINT uq_mails_caller_key UNIQUE (caller, "key")
);
INSERT INTO "mails" VALUES(1,'players','a198a605967d4dd480e928b6a863090d','95d3a6f05451637d88b01822913ba3407a73a1a054c5e6dd067c3786af8722de','confirmation','{}','fr',NULL,'m17ba25c@example.org','m17ba25c@example.org','kept',1,'2026-11-16 18:32:43.387729',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
9306
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m17ba25c&code=9306
','2026-11-16 18:27:43.065247','2026-11-16 18:27:43.440196');
INSERT INTO "mails" VALUES(2,'players','939707b90f9944ebbc97d6d7e3613a5d','c5df0015922bbd0e394357f23ee8b9064c0065d403791edbc78d1246c32372b0','confirmation','{}','fr',NULL,'m2c6d7c0@example.org','m2c6d7c0@example.org','kept',1,'2026-11-16 18:32:43.442654',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
6308
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m2c6d7c0&code=6308
','2026-11-16 18:27:43.177482','2026-11-16 18:27:43.453788');
INSERT INTO "mails" VALUES(3,'players','2e15f70353f74d9f92dffe2709d32e26','20f3708cd90d74784eb2408856cd8c4018e698d3ff7b90c7ce6ac00f42209527','confirmation','{}','fr',NULL,'m3912d66@example.org','m3912d66@example.org','kept',1,'2026-11-16 18:32:44.462876',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
8342
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m3912d66&code=8342
','2026-11-16 18:27:44.135337','2026-11-16 18:27:44.474925');
INSERT INTO "mails" VALUES(4,'players','c719a18670d24491b97f454458dd40db','a95c21783f09ce16f6103b6d229ab12eed783469d4f0bce224211b0b38214335','confirmation','{}','fr',NULL,'m4241528@example.org','m4241528@example.org','kept',1,'2026-11-16 18:32:44.476293',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
4680
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m4241528&code=4680
','2026-11-16 18:27:44.156993','2026-11-16 18:27:44.495187');
INSERT INTO "mails" VALUES(5,'players','01b52b9a444d427e9b971e8ed1509568','1ff49847b0a652753cf3acbfbaeedaa7e584b90b5f034fec0c3a198223797e35','confirmation','{}','fr',NULL,'m5843f86@example.org','m5843f86@example.org','kept',1,'2026-11-16 18:32:45.510330',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
3340
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m5843f86&code=3340
','2026-11-16 18:27:45.187630','2026-11-16 18:27:45.524276');
INSERT INTO "mails" VALUES(6,'players','d48c33ada9fc4300add03ab003365d12','dce6938e00b48b3035f6e30b80d5feaf0997d17423ec2d70094d8208cca430d3','confirmation','{}','fr',NULL,'m6469624@example.org','m6469624@example.org','kept',1,'2026-11-16 18:32:45.535026',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
2728
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m6469624&code=2728
','2026-11-16 18:27:45.211660','2026-11-16 18:27:45.551809');
INSERT INTO "mails" VALUES(7,'players','05c686db7be0456095278930d158ee3a','4c5167eaf383b561f8f92ad65309a008609a5f90e4cd2bb1fce1f7d656520a3e','confirmation','{}','fr',NULL,'m764f293@example.org','m764f293@example.org','kept',1,'2026-11-16 18:32:45.572634',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
3942
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m764f293&code=3942
','2026-11-16 18:27:45.236571','2026-11-16 18:27:45.576719');
INSERT INTO "mails" VALUES(8,'players','6c81f85e3ff84b96887c2ff4ec05e1ec','f927a15d654c98b41b2f6bafe1e9d8098efddfed646a94ce5bfdee500d486db5','confirmation','{}','fr',NULL,'m867656e@example.org','m867656e@example.org','kept',1,'2026-11-16 18:32:45.607590',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
1661
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m867656e&code=1661
','2026-11-16 18:27:45.279890','2026-11-16 18:27:45.627696');
INSERT INTO "mails" VALUES(9,'players','3072dcc5cb0c45438741db846e0e34a6','3cc4378201d29e6a4b71a330a93cf84f771b68b355aafe2a812049fda4ad9b61','confirmation','{}','fr',NULL,'m98a1202@example.org','m98a1202@example.org','kept',1,'2026-11-16 18:32:46.642826',NULL,'Ceci est un email pour vérifier votre adresse email','Le code de conformation à utiliser pour valider votre adresse email est :
7108
Ne pas répondre à ce message !

Vous pouvez aussi ouvrir cette page et y appuyer sur le bouton :
http://127.0.0.1:46037/confirmations?pseudo=m98a1202&code=7108
','2026-11-16 18:27:46.300857','2026-11-16 18:27:46.654150');
INSERT INTO "mails" VALUES(10,'tournaments','tournament-pairing:1:8','9bf9e9f529bf919ddf5cc3e74f2dc78e12e1c07a146f44f002fdc8a5803975ac','tournament_pairing','{}',NULL,3,'m3912d66@example.org','m3912d66@example.org','kept',1,'2026-11-16 18:32:47.158323',NULL,'Main tournament : ronde 1','Open of the Harbour, Main tournament, ronde 1 :
table 4, vous jouez avec les Blancs contre Player 004.
','2026-11-16 18:27:46.775056','2026-11-16 18:27:47.191819');
INSERT INTO "mails" VALUES(11,'tournaments','tournament-pairing:2:8','f8a9070c65fb20bf84437dafd6f02331c8ee2956e6e9f7adbbfa64603d576ef1','tournament_pairing','{}',NULL,3,'m3912d66@example.org','m3912d66@example.org','kept',1,'2026-11-16 18:32:47.712292',NULL,'Main tournament : ronde 2','Open of the Harbour, Main tournament, ronde 2 :
table 3, vous jouez avec les Noirs contre Player 005.
','2026-11-16 18:27:47.537741','2026-11-16 18:27:47.720664');
INSERT INTO "mails" VALUES(12,'games','game_started-1-0-3','5a0cff8afce4db116318e1162743ffb6e0a8b8a221c78495f0aa0a12be8d4b99','game_started','{}',NULL,3,'m3912d66@example.org','m3912d66@example.org','kept',1,'2026-11-16 18:32:49.245171',NULL,'game 1 aaa4f6 : la partie commence','La partie game 1 aaa4f6 commence, et vous y jouez.
','2026-11-16 18:27:48.994848','2026-11-16 18:27:49.264098');
INSERT INTO "mails" VALUES(13,'games','game_started-1-0-4','71f352217a3d0965ec1f231cd76672e6e2a76d199c9e711d7a2db0286a38c4f4','game_started','{}',NULL,4,'m4241528@example.org','m4241528@example.org','kept',1,'2026-11-16 18:32:49.267329',NULL,'game 1 aaa4f6 : la partie commence','La partie game 1 aaa4f6 commence, et vous y jouez.
','2026-11-16 18:27:49.042183','2026-11-16 18:27:49.280824');
INSERT INTO "mails" VALUES(14,'games','game_started-1-0-5','be56e2d4d872d4ee216352f3a9d589f01c6b8171ad6ad46622588aa4ae1b8f07','game_started','{}',NULL,5,'m5843f86@example.org','m5843f86@example.org','kept',1,'2026-11-16 18:32:49.288261',NULL,'game 1 aaa4f6 : la partie commence','La partie game 1 aaa4f6 commence, et vous y jouez.
','2026-11-16 18:27:49.162125','2026-11-16 18:27:49.303126');
INSERT INTO "mails" VALUES(15,'games','game_started-1-0-6','3f42c06d53f26bb5e9b8165f8405569cd544bc648d88f5e6d3a84d08b9fd871e','game_started','{}',NULL,6,'m6469624@example.org','m6469624@example.org','kept',1,'2026-11-16 18:32:49.313632',NULL,'game 1 aaa4f6 : la partie commence','La partie game 1 aaa4f6 commence, et vous y jouez.
','2026-11-16 18:27:49.176597','2026-11-16 18:27:49.329319');
INSERT INTO "mails" VALUES(16,'games','game_started-1-0-7','ea890b8f26341f648dfcbdac2c3267d4fd3864d1d84308263c7829b9bd771320','game_started','{}',NULL,7,'m764f293@example.org','m764f293@example.org','kept',1,'2026-11-16 18:32:49.331149',NULL,'game 1 aaa4f6 : la partie commence','La partie game 1 aaa4f6 commence, et vous y jouez.
','2026-11-16 18:27:49.187436','2026-11-16 18:27:49.360144');
INSERT INTO "mails" VALUES(17,'games','game_started-1-0-8','302a99140c0c826c3b93d73157364eee2ce46a92899b0e285f384b369e2fa23f','game_started','{}',NULL,8,'m867656e@example.org','m867656e@example.org','kept',1,'2026-11-16 18:32:49.371095',NULL,'game 1 aaa4f6 : la partie commence','La partie game 1 aaa4f6 commence, et vous y jouez.
','2026-11-16 18:27:49.197422','2026-11-16 18:27:49.379111');
INSERT INTO "mails" VALUES(18,'games','game_started-1-0-9','c2aa45972577e1615c30a52470b9101b4e1611c37e47a4c6e972d4691e513e81','game_started','{}',NULL,9,'m98a1202@example.org','m98a1202@example.org','kept',1,'2026-11-16 18:32:49.380771',NULL,'game 1 aaa4f6 : la partie commence','La partie game 1 aaa4f6 commence, et vous y jouez.
','2026-11-16 18:27:49.216415','2026-11-16 18:27:49.427087');
INSERT INTO "mails" VALUES(19,'games','game_adjudicated-1-1-3','d3c4aa20f7b9fa4b10e106a6d6d11a1d2e39724e5d372e015f92ea034b05fe15','game_adjudicated','{}',NULL,3,'m3912d66@example.org','m3912d66@example.org','kept',1,'2026-11-16 18:32:50.450776',NULL,'game 1 aaa4f6 : une phase a été résolue','Une phase de la partie game 1 aaa4f6 a été résolue.
Les prochains ordres sont attendus le 2026-11-16 18:27 UTC.

Pour ne plus recevoir ces messages :
http://127.0.0.1:46037/unsubscriptions/3.1.adjudication.ccca2b03e417b95f8fa7cd5b9346fc74
','2026-11-16 18:27:50.285441','2026-11-16 18:27:50.537911');
INSERT INTO "mails" VALUES(20,'games','game_adjudicated-1-1-4','c2ce6f01d8f0022a59b094cc64d25508fb4817490a2124c1f504adfbc39549eb','game_adjudicated','{}',NULL,4,'m4241528@example.org','m4241528@example.org','kept',1,'2026-11-16 18:32:50.539142',NULL,'game 1 aaa4f6 : une phase a été résolue','Une phase de la partie game 1 aaa4f6 a été résolue.
Les prochains ordres sont attendus le 2026-11-16 18:27 UTC.

Pour ne plus recevoir ces messages :
http://127.0.0.1:46037/unsubscriptions/4.1.adjudication.a8fdd343d82fde30c3f57b99e22b8a28
','2026-11-16 18:27:50.353213','2026-11-16 18:27:50.602124');
INSERT INTO "mails" VALUES(21,'games','game_adjudicated-1-1-5','06de58f15760a33c4b545861322235fa78f51f684c2376c284516322fc255580','game_adjudicated','{}',NULL,5,'m5843f86@example.org','m5843f86@example.org','kept',1,'2026-11-16 18:32:50.604018',NULL,'game 1 aaa4f6 : une phase a été résolue','Une phase de la partie game 1 aaa4f6 a été résolue.
Les prochains ordres sont attendus le 2026-11-16 18:27 UTC.

Pour ne plus recevoir ces messages :
http://127.0.0.1:46037/unsubscriptions/5.1.adjudication.498ec2d6bfc25ccc43ecfaa2a4aef4dd
','2026-11-16 18:27:50.422037','2026-11-16 18:27:50.805871');
INSERT INTO "mails" VALUES(22,'games','game_adjudicated-1-1-6','86cafcdf272296fe931eb81847757522e6d8faa0d9bb5fd77fc07e6c904ccb70','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "2026-11-16 18:27 UTC", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/6.1.adjudication.4ead7d919b68e8365f51cce7e3d3f0ba"}',NULL,6,NULL,NULL,'waiting',0,'2026-11-16 18:27:50.468288',NULL,'','','2026-11-16 18:27:50.468335',NULL);
INSERT INTO "mails" VALUES(23,'games','game_adjudicated-1-1-7','d08559bc9619d8ad5c92d184f03fa8dd8b0413cdd50ebfb99c92d85237071c67','game_adjudicated','{"game": "game 1 aaa4f6", "deadline": "2026-11-16 18:27 UTC", "finished": false, "unsubscribe_link": "http://127.0.0.1:46037/unsubscriptions/7.1.adjudication.97d3f8929c75a64a428e0c2299c6fa72"}',NULL,7,NULL,NULL,'waiting',0,'2026-11-16 18:27:50.540354',NULL,'','','2026-11-16 18:27:50.540384',NULL);
CREATE TABLE tries (
	"key" VARCHAR NOT NULL, 
	count INTEGER NOT NULL, 
	window_ends DATETIME NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY ("key")
);
INSERT INTO "tries" VALUES('confirmation to m17ba25c@example.org',1,'2026-11-16 19:27:43.051740');
INSERT INTO "tries" VALUES('confirmation to m2c6d7c0@example.org',1,'2026-11-16 19:27:43.168530');
INSERT INTO "tries" VALUES('confirmation to m3912d66@example.org',1,'2026-11-16 19:27:44.134811');
INSERT INTO "tries" VALUES('confirmation to m4241528@example.org',1,'2026-11-16 19:27:44.156507');
INSERT INTO "tries" VALUES('confirmation to m5843f86@example.org',1,'2026-11-16 19:27:45.187037');
INSERT INTO "tries" VALUES('confirmation to m6469624@example.org',1,'2026-11-16 19:27:45.211205');
INSERT INTO "tries" VALUES('confirmation to m764f293@example.org',1,'2026-11-16 19:27:45.235936');
INSERT INTO "tries" VALUES('confirmation to m867656e@example.org',1,'2026-11-16 19:27:45.278933');
INSERT INTO "tries" VALUES('confirmation to m98a1202@example.org',1,'2026-11-16 19:27:46.300170');
CREATE INDEX due ON mails (state, next_try_at);
CREATE INDEX ix_mails_comparable_address ON mails (comparable_address);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('mails',23);
COMMIT;
