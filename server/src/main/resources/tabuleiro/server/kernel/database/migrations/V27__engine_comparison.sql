-- How many moves of a side in a rated game were compared with the engine's, and how many were the same.
-- The sides of a game that was compared have a row each, so that it is compared once.
CREATE TABLE engine_comparison (
  game TEXT NOT NULL REFERENCES game (id),
  side TEXT NOT NULL,
  moves INTEGER NOT NULL,
  same INTEGER NOT NULL,
  PRIMARY KEY (game, side)
);
