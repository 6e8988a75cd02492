package tabuleiro.server.push;

import org.jdbi.v3.core.mapper.reflect.ColumnName;
import tabuleiro.rules.Side;

/// An event of a game of which a visitor is to be notified.
///
/// @param game the id of the game
/// @param visitorHash the hash of the visitor's secret
/// @param side the side that the visitor plays
/// @param sequence the number of the event
/// @param occasion what the notification is about
record PushNotice(
    String game,
    @ColumnName("visitor") String visitorHash,
    Side side,
    int sequence,
    String occasion) {}
