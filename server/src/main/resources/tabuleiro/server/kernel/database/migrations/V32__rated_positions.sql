-- The text of the current position of each rated game in progress, with which the server compares
-- the positions that it is asked about, and the ply at which it was written. A server of an earlier
-- version writes another ply without a text. The key in the column position is not used any more.
ALTER TABLE rated_position ADD COLUMN text TEXT NOT NULL DEFAULT '';
ALTER TABLE rated_position ADD COLUMN text_ply INTEGER NOT NULL DEFAULT -1;
