package tabuleiro.protocol.catalogue;

import io.avaje.jsonb.Json;

/// A board that the pages offer as a game.
///
/// @param game the name of the family
/// @param variant the name of the variant
/// @param name its name, such as Hex Jostle
/// @param tagline the game in one sentence
/// @param credit the designer and the year
/// @param rules the path of its rules
/// @param lesson the path of its guided first game; empty when it has none
@Json
public record FeaturedBoardJson(
    String game,
    String variant,
    String name,
    String tagline,
    String credit,
    String rules,
    String lesson) {
  /// Returns whether the board has a guided first game.
  public boolean hasLesson() {
    return !lesson.isEmpty();
  }
}
