-- The same text for SQLite and PostgreSQL. Nothing is ever deleted, and events are never changed.

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  family TEXT NOT NULL,
  variant TEXT NOT NULL,
  visibility TEXT NOT NULL,
  created BIGINT NOT NULL
);

-- Who may play. Token and visitor are SHA-256 in hexadecimal; what they are made of is not kept.
CREATE TABLE seat (
  game TEXT NOT NULL REFERENCES game (id),
  side TEXT NOT NULL,
  player TEXT,
  token TEXT UNIQUE,
  name TEXT,
  visitor TEXT,
  PRIMARY KEY (game, side)
);

CREATE INDEX seat_visitor ON seat (visitor);

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

CREATE INDEX event_end ON event (game) WHERE result <> '*';

-- When the server was last alive: one row.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  millis BIGINT NOT NULL
);
