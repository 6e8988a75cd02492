package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// A line of play with its score.
///
/// @param rank 1 for the best line
/// @param score `cp N` an estimate in hundredths, `win N` or `loss N` a proven result in N plies,
///   for the side to move
/// @param proven whether the result is certain; of a draw the score does not say it
/// @param depth plies searched completely
/// @param nodes positions visited in all
/// @param millis time taken
/// @param moves the texts of the line's moves
@Json
public record AnalysisVariationJson(
    int rank,
    String score,
    boolean proven,
    int depth,
    long nodes,
    long millis,
    List<String> moves) {}
