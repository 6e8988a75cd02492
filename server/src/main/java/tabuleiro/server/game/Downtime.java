package tabuleiro.server.game;

import org.jdbi.v3.core.mapper.reflect.ColumnName;

/// A period in which no server was alive: none was running, or the running ones were paused or
/// could not write.
///
/// @param fromMillis the last heartbeat before it
/// @param toMillis the first heartbeat after it; both in milliseconds since 1970
public record Downtime(@ColumnName("began") long fromMillis, @ColumnName("ended") long toMillis) {}
