-- The members whose ratings can be compared with those of others, because they have played against enough connected
-- members. A member who is not among them is a newcomer, whose games count little for established ratings.
CREATE TABLE connected_member (
  member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  -- Since when, in milliseconds since 1970.
  millis BIGINT NOT NULL
);

-- Of the members of earlier versions all who have had five opponents.
INSERT INTO connected_member (member, millis)
SELECT c.player, MAX(c.millis) FROM rating_change c JOIN member m ON m.id = c.player
GROUP BY c.player HAVING COUNT(DISTINCT c.opponent_player) >= 5;

-- Whether the player had an established rating before the game, and the opponent had none.
ALTER TABLE rating_change ADD COLUMN newcomer INTEGER NOT NULL DEFAULT 0;
