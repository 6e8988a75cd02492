package tabuleiro.server.game;

/// A heartbeat that is on disk.
///
/// @param millis its time, in milliseconds since 1970; never before that of an earlier heartbeat
/// @param downtimeEndMillis when the last downtime ended, in milliseconds since 1970; 0 if there
///   was none
record StoredHeartbeat(long millis, long downtimeEndMillis) {}
