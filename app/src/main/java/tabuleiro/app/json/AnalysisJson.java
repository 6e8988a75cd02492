package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// The engine's view of a position.
///
/// @param position its text
/// @param lines the best lines, the best first
@Json
public record AnalysisJson(
    String game, String variant, String position, List<AnalysisVariationJson> lines) {}
