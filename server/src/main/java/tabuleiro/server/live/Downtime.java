package tabuleiro.server.live;

/// A period in which no server was running.
///
/// @param fromMillis the last heartbeat before it
/// @param toMillis the next start of a server; both in milliseconds since 1970
record Downtime(long fromMillis, long toMillis) {}
