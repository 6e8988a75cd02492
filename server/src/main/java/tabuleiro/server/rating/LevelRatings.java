package tabuleiro.server.rating;

import java.util.List;
import java.util.Optional;
import tabuleiro.engine.LevelStrength;
import tabuleiro.rules.GameId;
import tabuleiro.statistics.GlickoRating;

/// The fixed ratings of the levels: the measured differences between them, with the level in the
/// middle at the rating of a new player.
final class LevelRatings {
  private static final int LEVELS = 9;

  /// The level with the rating of a new player. A guess, which the first thousand rated games can
  /// correct.
  private static final int MIDDLE = 5;

  /// How much stronger a level is than the one below it where it has lost no game, so that the
  /// difference could not be measured. The largest that was measured on the boards.
  private static final int LARGEST_STEP = 300;

  /// Fixed ratings count as if they were well known.
  private static final double DEVIATION = 50;

  private LevelRatings() {}

  /// Returns whether the levels were measured on a board, so that games against them can be rated.
  static boolean isMeasured(GameId board) {
    return LevelStrength.of(board.game()).stream()
        .anyMatch(row -> row.variant().equals(board.variant()));
  }

  /// Returns the rating of a level on a board; empty for another computer player. A board that was
  /// not measured has the levels of its family.
  ///
  /// @param player the text that selects the player, such as `5`
  static Optional<GlickoRating> of(GameId board, String player) {
    if (!player.matches("[1-" + LEVELS + "]")) {
      return Optional.empty();
    }
    double points =
        strength(board, Integer.parseInt(player))
            - strength(board, MIDDLE)
            + GlickoRating.INITIAL.rating();
    return Optional.of(new GlickoRating(points, DEVIATION, GlickoRating.INITIAL.volatility()));
  }

  /// Returns how much stronger a level is than level 1, in Elo points.
  private static int strength(GameId board, int level) {
    if (level == 1) {
      return 0;
    }
    List<LevelStrength> family = LevelStrength.of(board.game());
    String variant =
        isMeasured(board) || family.isEmpty() ? board.variant() : family.getFirst().variant();
    return family.stream()
        .filter(row -> row.variant().equals(variant) && row.number() == level)
        .map(LevelStrength::elo)
        .findFirst()
        .orElseGet(() -> strength(board, level - 1) + LARGEST_STEP);
  }
}
