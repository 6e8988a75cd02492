-- The key pair with which the servers on this database sign what they send to push services (VAPID,
-- RFC 8292): PKCS #8 and X.509 in Base64. It never changes, because subscriptions name it.
CREATE TABLE push_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  private_key TEXT NOT NULL,
  public_key TEXT NOT NULL
);

-- The browsers that want notifications. The id is made of the endpoint, an address of a push
-- service; p256dh and auth are the browser's keys in Base64 (RFC 8291).
CREATE TABLE push_subscription (
  id TEXT PRIMARY KEY,
  visitor TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL,
  since BIGINT NOT NULL
);

CREATE INDEX push_subscription_visitor ON push_subscription (visitor);

-- When a visitor wants no notifications: from one time of day to another in their time zone.
CREATE TABLE quiet_hours (
  visitor TEXT PRIMARY KEY,
  began TEXT NOT NULL,
  ended TEXT NOT NULL,
  zone TEXT NOT NULL
);

-- The last event of a game of which a visitor was or is to be notified. One server sends it, the
-- one that empties the time at which it is due.
CREATE TABLE push_notice (
  game TEXT NOT NULL,
  visitor TEXT NOT NULL,
  side TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  occasion TEXT NOT NULL,
  due BIGINT,
  PRIMARY KEY (game, visitor)
);

CREATE INDEX push_notice_due ON push_notice (due);
