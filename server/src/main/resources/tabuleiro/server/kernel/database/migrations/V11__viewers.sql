-- How long a server counts as alive after its last sign of life, in milliseconds. Earlier versions
-- give one every four seconds.
ALTER TABLE live_server ADD COLUMN deadline BIGINT NOT NULL DEFAULT 15000;

-- The viewers of each game by server: whether the players are among them, and how many others there
-- are. Without a row there is none.
CREATE TABLE game_viewers (
  server TEXT NOT NULL REFERENCES live_server (id) ON DELETE CASCADE,
  game TEXT NOT NULL,
  first_here INTEGER NOT NULL,
  second_here INTEGER NOT NULL,
  watchers INTEGER NOT NULL,
  PRIMARY KEY (game, server)
);

CREATE INDEX game_viewers_server ON game_viewers (server);
