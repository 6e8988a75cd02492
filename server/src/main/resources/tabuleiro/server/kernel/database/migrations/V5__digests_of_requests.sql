-- The SHA-256, in hexadecimal, of the request that an event comes from, so that another request with
-- the same id is recognised. Events from before this version have none.
ALTER TABLE event ADD COLUMN request TEXT;
