package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;

/// Counts of sequences of legal moves.
///
/// @param counts of depth 1, 2 and so on
/// @param divide the count of the last depth for each first move; empty unless asked for
@Json
public record PerftJson(
    String game, String variant, String position, List<Long> counts, Map<String, Long> divide) {}
