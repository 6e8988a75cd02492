-- Analyses that somebody shares by a link: records with comments and variations. The id is made of
-- the text, which never changes.

CREATE TABLE study (
  id TEXT PRIMARY KEY,
  record TEXT NOT NULL,
  created BIGINT NOT NULL
);
