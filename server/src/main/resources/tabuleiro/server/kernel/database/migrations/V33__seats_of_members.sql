-- The seat of a member is reached through the member alone. It has no token: no secret has the
-- empty text as its hash. The same holds for the seats of deleted accounts, whose name is empty.
UPDATE seat SET token = '' WHERE member IS NOT NULL OR (player IS NULL AND name = '');

DELETE FROM device_code WHERE EXISTS (SELECT 1 FROM seat s
  WHERE s.game = device_code.game AND s.side = device_code.side AND s.token = '');

DELETE FROM device WHERE EXISTS (SELECT 1 FROM seat s
  WHERE s.game = device.game AND s.side = device.side AND s.token = ''
    AND COALESCE(s.member, '') <> device.visitor);

-- The session in which a member's browser has asked for notifications; they end with it. Empty for
-- visitors, and for subscriptions from before this version until the browser renews them.
ALTER TABLE push_subscription ADD COLUMN session TEXT
  REFERENCES member_session (id) ON DELETE CASCADE;

CREATE INDEX push_subscription_session ON push_subscription (session);

-- The session in which a browser was asked to make or to use a passkey; empty for visitors.
ALTER TABLE passkey_challenge ADD COLUMN session TEXT
  REFERENCES member_session (id) ON DELETE CASCADE;

CREATE INDEX passkey_challenge_session ON passkey_challenge (session);
