-- Periods in which no server was alive, in milliseconds since 1970: from the last heartbeat before
-- a period to the first one after it. They are left out of all clocks.
CREATE TABLE downtime (
  began BIGINT NOT NULL,
  ended BIGINT PRIMARY KEY
);
