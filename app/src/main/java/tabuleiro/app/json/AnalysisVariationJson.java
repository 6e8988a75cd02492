package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// A variation with its score.
///
/// @param rank 1 for the best move
/// @param score `cp N`, an estimate in Elo points, `win N` or `loss N`, a proven result in N plies
///   or fewer; for the side to move
/// @param proven whether the result is proven; the score does not show it for a draw
/// @param depth the number of plies searched completely
/// @param nodes the number of positions searched in all
/// @param millis the search time in milliseconds
/// @param moves the texts of the variation's moves
@Json
public record AnalysisVariationJson(
    int rank,
    String score,
    boolean proven,
    int depth,
    long nodes,
    long millis,
    List<String> moves) {}
