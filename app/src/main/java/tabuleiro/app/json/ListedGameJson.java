package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.List;

/// A game with its variants and computer players.
///
/// @param name as commands write it
/// @param title as people read it
/// @param variants the default first
/// @param players the computer players
/// @param strengths how strong the levels above the lowest were measured to be
@Json
public record ListedGameJson(
    String name,
    String title,
    String credit,
    List<String> variants,
    List<String> players,
    List<LevelStrengthJson> strengths) {}
