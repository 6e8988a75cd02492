-- The devices that hold a seat, by the name that the program and the documents use.
ALTER TABLE sitter RENAME TO device;
DROP INDEX sitter_game;
CREATE INDEX device_game ON device (game);
