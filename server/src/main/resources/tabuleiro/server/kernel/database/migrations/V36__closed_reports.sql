-- When the operator has closed a report, in milliseconds since 1970; 0 while it is open.
ALTER TABLE game_report ADD COLUMN closed BIGINT NOT NULL DEFAULT 0;
