-- People with a name and a password. The id is the letter m and 16 characters, so it is never the hash of a visitor.
-- Wherever a visitor is stored, the id of a member may take the place of the hash.
CREATE TABLE member (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name without case, accents and the differences between letters that look alike.
  folded TEXT NOT NULL UNIQUE,
  -- Argon2id in the PHC format.
  password TEXT NOT NULL,
  created BIGINT NOT NULL
);

-- The devices on which a member is signed in. The id is the SHA-256 of the device's cookie.
CREATE TABLE member_session (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  -- The browser and the system, such as Firefox on Linux.
  device TEXT NOT NULL,
  created BIGINT NOT NULL,
  used BIGINT NOT NULL
);

CREATE INDEX member_session_member ON member_session (member);

-- The unused codes that replace a forgotten password, each once. A code is a SHA-256 in hexadecimal.
CREATE TABLE recovery_code (
  member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  PRIMARY KEY (member, code)
);

-- The member who took the seat first, whose current name is shown.
ALTER TABLE seat ADD COLUMN member TEXT;

CREATE INDEX seat_member ON seat (member);
