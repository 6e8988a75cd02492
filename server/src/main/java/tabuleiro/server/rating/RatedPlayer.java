package tabuleiro.server.rating;

import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import tabuleiro.server.account.PlayerId;

/// A player with a rating.
record RatedPlayer(@ColumnName("subject") PlayerId player, @Nested StoredRating rating) {}
