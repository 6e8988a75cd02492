package tabuleiro.protocol.search;

import io.avaje.jsonb.Json;
import tabuleiro.protocol.operation.OneOf;

/// A result with perfect play that is proven.
///
/// @param result who wins, or a draw
/// @param resultText the result in words, such as "Red wins"
@Json
public record ProvenResultJson(
    @OneOf({"1-0", "0-1", "1/2-1/2"}) String result, String resultText) {}
