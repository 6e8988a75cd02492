-- Names as the program and the documents use them: the actor and the action of an event.
ALTER TABLE event RENAME COLUMN author TO actor;
ALTER TABLE event RENAME COLUMN deed TO action;
DROP INDEX game_going;
CREATE INDEX game_unfinished ON game (created) WHERE finished IS NULL;
