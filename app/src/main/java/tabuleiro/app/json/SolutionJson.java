package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// Perfect play from a position.
///
/// @param value `first`, `second` or `draw`
/// @param line a game of perfect play
/// @param nodes the number of moves that the solver has played
@Json
public record SolutionJson(
    String game,
    String variant,
    String position,
    String value,
    List<String> line,
    long nodes,
    long millis,
    int threads) {}
