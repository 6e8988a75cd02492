-- The share of a game that the change counts, above 0 and at most 1; earlier versions counted all.
ALTER TABLE rating_change ADD COLUMN weight DOUBLE PRECISION NOT NULL DEFAULT 1;

-- The id of the opponent; empty for a level, and when the opponent's account was deleted.
ALTER TABLE rating_change ADD COLUMN opponent_player TEXT;

CREATE INDEX rating_change_recent ON rating_change (player, millis);
CREATE INDEX rating_change_opponent ON rating_change (opponent_player);

-- How much of each rated game that has ended counts, from 0 to 1, and why not a whole game.
CREATE TABLE rated_game (
  game TEXT PRIMARY KEY REFERENCES game (id),
  weight DOUBLE PRECISION NOT NULL,
  -- A word such as pair or moves; empty for a game that counts in full.
  reason TEXT NOT NULL
);

-- The networks and browsers from which the sides of rated games were played, each as the letter n or d
-- and an HMAC-SHA-256. Rows are deleted after 30 days.
CREATE TABLE seat_origin (
  game TEXT NOT NULL REFERENCES game (id),
  side TEXT NOT NULL,
  origin TEXT NOT NULL,
  -- When the side was last played from there, in milliseconds since 1970.
  seen BIGINT NOT NULL,
  PRIMARY KEY (game, side, origin)
);

CREATE INDEX seat_origin_origin ON seat_origin (origin);
CREATE INDEX seat_origin_seen ON seat_origin (seen);

-- Earlier versions rated boards together, and games of visitors, games without moves and any number of
-- games of one pair. A server computes these ratings anew when it starts, in one transaction that deletes
-- this row.
INSERT INTO site_setting (name, value)
SELECT 'ratings', 'outdated' WHERE EXISTS (SELECT 1 FROM rating_change);
