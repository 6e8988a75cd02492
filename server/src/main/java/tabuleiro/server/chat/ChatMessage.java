package tabuleiro.server.chat;

import org.jdbi.v3.core.mapper.Nested;
import tabuleiro.rules.Side;

/// A stored message of a player of a game.
///
/// @param number the number of the message in its game, from 1
/// @param side the side of the author
/// @param content what it says
/// @param millis when it was stored, in milliseconds since 1970
public record ChatMessage(int number, Side side, @Nested ChatContent content, long millis) {}
