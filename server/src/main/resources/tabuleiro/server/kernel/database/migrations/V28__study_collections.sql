-- 1 for a study that has come into the database with a collection: its text is deleted with the last
-- entry that names it. 0 for a study that was saved for its link alone, which stays.
ALTER TABLE study ADD COLUMN owned INTEGER NOT NULL DEFAULT 0;

-- The studies that players keep. The texts are in the table `study`, once for all players.
CREATE TABLE study_entry (
  player TEXT NOT NULL,
  study TEXT NOT NULL,
  title TEXT NOT NULL,
  -- Empty for a study in no folder.
  folder TEXT NOT NULL,
  family TEXT NOT NULL,
  variant TEXT NOT NULL,
  -- The length of the text, in characters.
  size INTEGER NOT NULL,
  created BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (player, study)
);

CREATE INDEX study_entry_study ON study_entry (study);
