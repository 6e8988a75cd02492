package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// The engine's analysis of a position.
///
/// @param position the text of the position
/// @param lines the best variations, the best first
/// @param book the moves of an opening book, the best first; none without a book
@Json
public record AnalysisJson(
    String game,
    String variant,
    String position,
    List<AnalysisVariationJson> lines,
    List<BookMoveJson> book) {}
