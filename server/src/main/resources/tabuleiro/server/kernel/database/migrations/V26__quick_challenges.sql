-- The challenges that quick pairing has made: whom their makers want to meet, and how long they waited.
CREATE TABLE quick_challenge (
  -- The id of the game, which is created after this row: the limits hold from its beginning.
  game TEXT PRIMARY KEY,
  clock TEXT NOT NULL,
  -- The rating of the maker in Elo points.
  rating INTEGER NOT NULL,
  -- By how many points the rating of an opponent may differ at first; 0 for any rating.
  width INTEGER NOT NULL,
  -- When the wait began, and when another player joined, in milliseconds since 1970.
  since BIGINT NOT NULL,
  joined BIGINT
);

CREATE INDEX quick_challenge_joined ON quick_challenge (clock, joined);
