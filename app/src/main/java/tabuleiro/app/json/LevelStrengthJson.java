package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// How strong a level was measured to be.
///
/// @param variant on which it was measured
/// @param elo how much stronger than level 1
/// @param error of 95 %
@Json
public record LevelStrengthJson(String variant, int level, int elo, int error) {}
