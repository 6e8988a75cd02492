-- What the server does for the others: web, engine or both. Earlier versions do both.
ALTER TABLE live_server ADD COLUMN role TEXT NOT NULL DEFAULT 'both';
