-- Each service owns its database.
CREATE DATABASE users;
CREATE DATABASE emails;
CREATE DATABASE players;
CREATE DATABASE games;
CREATE DATABASE tournaments;
