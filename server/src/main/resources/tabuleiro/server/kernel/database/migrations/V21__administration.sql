-- The reason for which the operator has suspended the member, which the member is shown; empty for
-- most members. Earlier versions let the member sign in.
ALTER TABLE member ADD COLUMN suspension TEXT;

-- Codes of the operator, each for one new account. A code is a SHA-256 in hexadecimal.
CREATE TABLE invitation (
  code TEXT PRIMARY KEY,
  note TEXT NOT NULL,
  created BIGINT NOT NULL,
  -- The id of the member who has used it; empty until then.
  member TEXT
);

-- What the operator has changed while servers run, by name: new accounts need an invitation when
-- `invitation-only` is `yes`.
CREATE TABLE site_setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- The commands of the operator, which nothing deletes. The subject is the name of a member.
CREATE TABLE admin_log (
  number INTEGER PRIMARY KEY,
  -- Identifies the command, so that a repeated transaction logs it once.
  id TEXT NOT NULL UNIQUE,
  millis BIGINT NOT NULL,
  operator TEXT NOT NULL,
  command TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL
);
