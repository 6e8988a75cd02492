-- Tournaments. The format is SWISS, ROUND_ROBIN or ARENA; the status is OPEN, RUNNING, PAUSED or
-- FINISHED. The version counts the changes, so that two servers do not decide from the same state.
CREATE TABLE tournament (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  family TEXT NOT NULL,
  variant TEXT NOT NULL,
  clock TEXT NOT NULL,
  rated INTEGER NOT NULL,
  -- Whether bots may enter, and the owner may let levels play.
  computers INTEGER NOT NULL,
  -- Rounds of a Swiss tournament, cycles of a round robin, or minutes of an arena.
  length INTEGER NOT NULL,
  -- The member who has created it; empty when the account was deleted.
  owner TEXT,
  status TEXT NOT NULL,
  -- The number of the last round that was paired.
  round INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created BIGINT NOT NULL,
  started BIGINT,
  ended BIGINT
);

CREATE INDEX tournament_status ON tournament (status, created);
CREATE INDEX tournament_owner ON tournament (owner);

-- The players. Either the member or the level is empty; both are when an account was deleted.
CREATE TABLE tournament_player (
  tournament TEXT NOT NULL REFERENCES tournament (id),
  number INTEGER NOT NULL,
  member TEXT,
  level TEXT,
  -- The rating at the entry, by which the players are ranked for the pairings.
  rating INTEGER NOT NULL,
  withdrawn INTEGER NOT NULL,
  PRIMARY KEY (tournament, number),
  UNIQUE (tournament, member),
  UNIQUE (tournament, level)
);

CREATE INDEX tournament_player_member ON tournament_player (member);

-- The pairings. A bye has no second player; a bye and a forfeit have no game. The result is empty
-- while the game is played, and is written by the transaction that stores the last event of the game.
CREATE TABLE tournament_game (
  tournament TEXT NOT NULL REFERENCES tournament (id),
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  first INTEGER NOT NULL,
  second INTEGER,
  game TEXT UNIQUE REFERENCES game (id),
  result TEXT,
  PRIMARY KEY (tournament, round, board)
);
