package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// A game with its variants and computer players.
///
/// @param name the name in commands
/// @param title the name of the game in the chosen language
/// @param variants the default first
/// @param players the computer players
/// @param strengths the measured strengths of the levels above the lowest
@Json
public record ListedGameJson(
    String name,
    String title,
    String credit,
    List<String> variants,
    List<String> players,
    List<LevelStrengthJson> strengths) {}
