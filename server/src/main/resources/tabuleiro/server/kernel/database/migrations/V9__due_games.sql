-- When a server has to look at the game again if no other event follows, in milliseconds since 1970:
-- the end of the running time, 0 for at once, the largest number for never. It is not part of the
-- event's hash. Empty for events of earlier versions.
ALTER TABLE event ADD COLUMN due BIGINT;
