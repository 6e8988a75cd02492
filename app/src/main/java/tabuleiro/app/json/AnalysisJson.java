package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// The engine's analysis of a position.
///
/// @param position the text of the position
/// @param lines the best variations, the best first
@Json
public record AnalysisJson(
    String game, String variant, String position, List<AnalysisVariationJson> lines) {}
