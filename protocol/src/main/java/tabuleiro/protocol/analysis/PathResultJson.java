package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.position.RefusalJson;

/// The move that a click path enters, or why it enters none.
///
/// @param move the text of the move; empty when the path enters none
/// @param message why the path enters no move, in the reader's language; empty when it enters one
/// @param refusal the same in its parts, where the path enters no move
@Json
public record PathResultJson(String move, String message, Optional<RefusalJson> refusal) {}
