package tabuleiro.protocol.chat;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;
import tabuleiro.protocol.operation.OneOf;

/// A message to the other player: either a phrase or a text.
///
/// @param id an id of the caller's choice. A repeated id stores no other message.
/// @param phrase the key of a preset phrase
/// @param text one line of 1 to 200 characters
@Json
public record NewChatMessageJson(
    @Limits(pattern = "^[A-Za-z0-9_-]{1,64}$") String id,
    @OneOf({"hello", "well-played", "good-game", "thanks", "one-moment", "must-go"})
        Optional<String> phrase,
    Optional<String> text) {}
