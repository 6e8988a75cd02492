-- The games to which requests of quick pairing lead: a request leads to one, however often it is sent.
CREATE TABLE pairing_request (
  -- The hash of the token that the request gives to a seat that it joins.
  token TEXT PRIMARY KEY,
  -- The game to join, or the challenge of the player, which may be created after this row.
  game TEXT NOT NULL,
  -- When, in milliseconds since 1970. Rows are deleted after a day.
  made BIGINT NOT NULL
);

CREATE INDEX pairing_request_made ON pairing_request (made);
