-- What the search knows of the finished games that have a result: written by the transaction that
-- stores the event with the result, and for games of earlier versions after the start of a server.
CREATE TABLE finished_game (
  game TEXT PRIMARY KEY REFERENCES game (id),
  result TEXT NOT NULL,
  -- The number of moves played.
  plies INTEGER NOT NULL,
  rated INTEGER NOT NULL,
  -- When the game ended, in milliseconds since 1970.
  ended BIGINT NOT NULL
);

-- The positions with which the public ones of these games began, each once for a game. Positions that
-- a symmetry of the board maps onto each other have the same key where the symmetry is known. The
-- opening explorer counts from the second index alone.
CREATE TABLE opening_position (
  position BIGINT NOT NULL,
  game TEXT NOT NULL REFERENCES game (id),
  -- The key of the position after the next move; empty when it is not stored.
  next BIGINT,
  result TEXT NOT NULL,
  PRIMARY KEY (position, game)
);

CREATE INDEX opening_position_next ON opening_position (position, next, result);
CREATE INDEX game_board ON game (family, variant, finished);
