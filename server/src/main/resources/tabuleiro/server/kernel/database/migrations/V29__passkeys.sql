-- The passkeys of members (W3C Web Authentication). A member without a password has at least one.
CREATE TABLE passkey (
  -- The id that the authenticator has chosen, in Base64url.
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  -- The browser and the system that made it, such as Firefox on Linux.
  name TEXT NOT NULL,
  -- The public key in the form of COSE, in Base64url.
  public_key TEXT NOT NULL,
  -- How often the authenticator says that it has signed; 0 where it does not count.
  uses BIGINT NOT NULL,
  created BIGINT NOT NULL,
  used BIGINT NOT NULL
);

CREATE INDEX passkey_member ON passkey (member);

-- What browsers were asked to sign. Each row serves one answer, on any server.
CREATE TABLE passkey_challenge (
  -- The challenge, in Base64url.
  id TEXT PRIMARY KEY,
  -- The whole request, as JSON.
  request TEXT NOT NULL,
  expires BIGINT NOT NULL
);

CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires);
