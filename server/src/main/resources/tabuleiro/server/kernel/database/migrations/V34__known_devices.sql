-- The devices that have signed in to an account, which have their own limit on attempts. A device is the SHA-256 of its
-- device cookie, which stays when the member signs out.
CREATE TABLE known_device (
  member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  -- When it first and when it last signed in, in milliseconds since 1970.
  since BIGINT NOT NULL,
  used BIGINT NOT NULL,
  PRIMARY KEY (member, device)
);
