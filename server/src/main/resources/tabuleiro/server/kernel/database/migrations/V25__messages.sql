-- What the two players of a game write to each other. The author is the id of a player, and empty
-- when the account was deleted; then the content is empty too. The request makes a repeated one
-- harmless.
CREATE TABLE chat_message (
  game TEXT NOT NULL REFERENCES game (id),
  number INTEGER NOT NULL,
  side TEXT NOT NULL,
  author TEXT NOT NULL,
  request TEXT NOT NULL,
  -- The key of a preset phrase, or empty.
  phrase TEXT NOT NULL,
  text TEXT NOT NULL,
  millis BIGINT NOT NULL,
  PRIMARY KEY (game, number),
  UNIQUE (game, side, request)
);

CREATE INDEX chat_message_author ON chat_message (author);

-- The sides that have switched the messages of a game off.
CREATE TABLE chat_off (
  game TEXT NOT NULL REFERENCES game (id),
  side TEXT NOT NULL,
  millis BIGINT NOT NULL,
  PRIMARY KEY (game, side)
);
