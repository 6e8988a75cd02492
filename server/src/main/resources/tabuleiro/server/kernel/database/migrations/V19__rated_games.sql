-- What each rated game has changed: a row for each human player, written in the transaction of the
-- event that ends the game. The numbers count the rated games of a player in a pool from 1.
CREATE TABLE rating_change (
  game TEXT NOT NULL REFERENCES game (id),
  side TEXT NOT NULL,
  player TEXT NOT NULL,
  pool TEXT NOT NULL,
  number INTEGER NOT NULL,
  rating_before DOUBLE PRECISION NOT NULL,
  rating_after DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  opponent DOUBLE PRECISION NOT NULL,
  score DOUBLE PRECISION NOT NULL,
  millis BIGINT NOT NULL,
  PRIMARY KEY (game, side)
);

CREATE INDEX rating_change_player ON rating_change (player, pool, number);

-- The current position of each rated game in progress, which the engine does not analyse. Positions
-- that a symmetry of the board maps onto each other have the same key where the symmetry is known.
CREATE TABLE rated_position (
  game TEXT PRIMARY KEY REFERENCES game (id),
  position BIGINT NOT NULL,
  ply INTEGER NOT NULL
);

CREATE INDEX rated_position_key ON rated_position (position);
