package tabuleiro.protocol.common;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.position.HeadJson;
import tabuleiro.protocol.position.RefusalJson;

/// Why a request was refused. Nothing has changed.
///
/// @param error a key for programs, such as stale, illegal, seat or too-many
/// @param message the reason in the reader's language
/// @param requestId the id of the request, as in the header X-Request-Id; the server's log has it
/// @param refusal the broken rule of the game, where one is
/// @param head the last event of the game, where another event came first
@Json
public record ProblemJson(
    String error,
    String message,
    Optional<String> requestId,
    Optional<RefusalJson> refusal,
    Optional<HeadJson> head) {}
