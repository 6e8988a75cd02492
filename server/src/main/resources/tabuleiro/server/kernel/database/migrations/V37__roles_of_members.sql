-- What a member may do on the site besides playing: `moderator`; empty for most members.
ALTER TABLE member ADD COLUMN role TEXT NOT NULL DEFAULT '';
