-- Each server that uses this database, with the time of its last sign of life in milliseconds since
-- 1970. The rows of a server that has crashed are ignored, and later removed by another one.
CREATE TABLE live_server (
  id TEXT PRIMARY KEY,
  seen BIGINT NOT NULL
);

-- The visitors with an open connection to a server, and the game that they have open; empty for
-- the lobby. A visitor is a SHA-256 in hexadecimal.
CREATE TABLE presence (
  server TEXT NOT NULL REFERENCES live_server (id) ON DELETE CASCADE,
  visitor TEXT NOT NULL,
  game TEXT NOT NULL,
  PRIMARY KEY (server, visitor, game)
);

CREATE INDEX presence_visitor ON presence (visitor);

-- The visitors who have made an open challenge. A transaction that makes another one locks the row,
-- so that servers count the challenges of a visitor one after the other.
CREATE TABLE challenger (
  visitor TEXT PRIMARY KEY
);
