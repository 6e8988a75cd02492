package tabuleiro.protocol.chat;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// A message of a player.
///
/// @param number the number of the message in its game, from 1; some may be missing
/// @param side the side of the author
/// @param phrase the key of a preset phrase; empty for a text
/// @param text what the author has written: any text, which must be escaped; or the phrase in the
///   reader's language
/// @param timeMillis when the server has received it, in milliseconds since 1970
@Json
public record ChatMessageJson(
    int number,
    @OneOf(of = SideKey.class) String side,
    String phrase,
    String text,
    long timeMillis) {}
