-- What a program may do with a token of a member: words such as read and play, separated by spaces.
-- Empty for a device. Earlier versions do not recognize the secrets of tokens.
ALTER TABLE member_session ADD COLUMN scopes TEXT NOT NULL DEFAULT '';

-- 1 for a program, which was declared as one before its first game; else 0.
ALTER TABLE member ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
