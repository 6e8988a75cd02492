package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// The state of a request to the engine.
///
/// @param type the type of the message
/// @param id the id of the request
/// @param reason why the search has ended: done, asked or others; the error code of a refusal, such
///   as rated; empty for other messages
/// @param requestsBefore how many requests are served first
/// @param message the reason of a refusal in the reader's language; empty for other messages
@Json
public record AnalysisStatusJson(
    @OneOf({"waiting", "ended", "refused", "pong"}) String type,
    String id,
    String reason,
    int requestsBefore,
    String message) {}
