-- An invitation seats one player. Then the seat gets another token, and the hash of the old one
-- stays here, so that a second use gets a clear answer.
ALTER TABLE seat ADD COLUMN spent TEXT;

-- When a device took the seat, in milliseconds since 1970; 0 for devices from before this version.
ALTER TABLE sitter ADD COLUMN since BIGINT NOT NULL DEFAULT 0;

-- Codes that let a player continue on another device: each can be used once, for some minutes. A
-- code is a SHA-256 in hexadecimal. Used and expired codes are deleted.
CREATE TABLE device_code (
  code TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  side TEXT NOT NULL,
  expires BIGINT NOT NULL,
  FOREIGN KEY (game, side) REFERENCES seat (game, side)
);

CREATE INDEX device_code_seat ON device_code (game, side);
