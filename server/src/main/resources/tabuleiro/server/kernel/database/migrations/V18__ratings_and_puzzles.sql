-- Ratings by Glicko-2. The subject is the id of a player, or in the pool `puzzles-rated` that of a
-- puzzle. A subject without a row has the initial rating of the pool.
CREATE TABLE rating (
  subject TEXT NOT NULL,
  pool TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  -- How many results the rating has counted.
  results INTEGER NOT NULL,
  -- The time of the last one, in milliseconds since 1970.
  updated BIGINT NOT NULL,
  PRIMARY KEY (subject, pool)
);

CREATE INDEX rating_pool ON rating (pool, rating);

-- The first attempt of each player at each puzzle, which alone is rated. The numbers count the
-- attempts of a player from 1; the streak is the number of puzzles solved in a row, up to this one.
CREATE TABLE puzzle_attempt (
  player TEXT NOT NULL,
  puzzle TEXT NOT NULL,
  client TEXT NOT NULL,
  solved INTEGER NOT NULL,
  number INTEGER NOT NULL,
  streak INTEGER NOT NULL,
  rating_before DOUBLE PRECISION NOT NULL,
  rating_after DOUBLE PRECISION NOT NULL,
  millis BIGINT NOT NULL,
  PRIMARY KEY (player, puzzle)
);

CREATE INDEX puzzle_attempt_number ON puzzle_attempt (player, number);

-- Runs against the clock. The answers are a digit each, in order: 1 for a right move, 0 for a wrong
-- one.
CREATE TABLE puzzle_storm (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL,
  began BIGINT NOT NULL,
  answers TEXT NOT NULL,
  solved INTEGER NOT NULL
);

CREATE INDEX puzzle_storm_player ON puzzle_storm (player, solved);
