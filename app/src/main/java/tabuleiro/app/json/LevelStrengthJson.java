package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// The measured strength of a level.
///
/// @param variant the variant on which it was measured
/// @param elo the strength in Elo points above level 1
/// @param error half the 95 % confidence interval
@Json
public record LevelStrengthJson(String variant, int level, int elo, int error) {}
