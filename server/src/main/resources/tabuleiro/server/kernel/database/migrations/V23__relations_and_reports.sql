-- What a player thinks of a member: `follow` or `block`.
CREATE TABLE relation (
  player TEXT NOT NULL,
  other TEXT NOT NULL,
  kind TEXT NOT NULL,
  millis BIGINT NOT NULL,
  PRIMARY KEY (player, other, kind)
);

CREATE INDEX relation_other ON relation (other);

-- What players report to the operator: one report of each player for a game.
CREATE TABLE game_report (
  game TEXT NOT NULL REFERENCES game (id),
  player TEXT NOT NULL,
  reason TEXT NOT NULL,
  note TEXT NOT NULL,
  millis BIGINT NOT NULL,
  PRIMARY KEY (game, player)
);

CREATE INDEX game_report_millis ON game_report (millis);
