-- The same text for SQLite and PostgreSQL. Nothing is ever deleted, and events are never changed.

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  family TEXT NOT NULL,
  variant TEXT NOT NULL,
  visibility TEXT NOT NULL,
  created BIGINT NOT NULL,
  -- Counts the games in the order in which they end; empty while the game goes on.
  finished BIGINT
);

CREATE INDEX game_going ON game (created) WHERE finished IS NULL;
CREATE INDEX game_finished ON game (finished);

-- Who may play. A token is a SHA-256 in hexadecimal; what it is made of is not kept. A seat without
-- player and without token is free for whoever comes first.
CREATE TABLE seat (
  game TEXT NOT NULL REFERENCES game (id),
  side TEXT NOT NULL,
  player TEXT,
  token TEXT,
  name TEXT,
  PRIMARY KEY (game, side)
);

CREATE INDEX seat_free ON seat (game) WHERE player IS NULL AND token IS NULL;

-- Who has taken a seat, from any of his devices. A visitor is a SHA-256 in hexadecimal.
CREATE TABLE sitter (
  visitor TEXT NOT NULL,
  game TEXT NOT NULL,
  side TEXT NOT NULL,
  PRIMARY KEY (visitor, game, side),
  FOREIGN KEY (game, side) REFERENCES seat (game, side)
);

CREATE INDEX sitter_game ON sitter (game);

CREATE TABLE event (
  game TEXT NOT NULL REFERENCES game (id),
  sequence INTEGER NOT NULL,
  author TEXT NOT NULL,
  client TEXT NOT NULL,
  ply INTEGER NOT NULL,
  result TEXT NOT NULL,
  millis BIGINT NOT NULL,
  deed TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (game, sequence),
  UNIQUE (game, author, client)
);

-- Replies that a player has prepared for the opponent's next move in a position.
CREATE TABLE prepared (
  game TEXT NOT NULL,
  side TEXT NOT NULL,
  position TEXT NOT NULL,
  replies TEXT NOT NULL,
  PRIMARY KEY (game, side),
  FOREIGN KEY (game, side) REFERENCES seat (game, side)
);

-- When the server was last alive: one row.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  millis BIGINT NOT NULL
);
