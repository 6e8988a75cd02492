package tabuleiro.server.live;

/// A time in which there was no server.
///
/// @param fromMillis when the server was last alive
/// @param toMillis when it was back; both in milliseconds since 1970
record Downtime(long fromMillis, long toMillis) {}
