package tabuleiro.server.rating;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.GameId;
import tabuleiro.view.catalogue.RatedBoards;

/// The ratings that can be compared: those of a board at a speed. Games against the levels have
/// ratings of their own, which no leaderboard shows.
///
/// @param board the game and variant
/// @param speed the speed
/// @param isAgainstLevels whether the ratings are those against the levels
record RatingPool(GameId board, Speed speed, boolean isAgainstLevels) {
  private static final String LEVELS = "-levels";

  private static final List<RatingPool> ALL =
      RatedBoards.all().stream()
          .flatMap(board ->
              Arrays.stream(Speed.values()).map(speed -> new RatingPool(board, speed, false)))
          .toList();

  /// Returns the pool of a game between members; empty without a clock, and on a board that is not
  /// rated.
  public static Optional<RatingPool> of(GameId board, TimeControl clock) {
    return Speed.of(clock).flatMap(speed -> of(board, speed));
  }

  /// Returns the pool of games between members; empty on a board that is not rated.
  static Optional<RatingPool> of(GameId board, Speed speed) {
    return Optional.of(new RatingPool(board, speed, false)).filter(ALL::contains);
  }

  /// Returns the pool of the same games against the levels.
  RatingPool againstLevels() {
    return new RatingPool(board, speed, true);
  }

  /// Returns the pools of games between members, board by board.
  public static List<RatingPool> all() {
    return ALL;
  }

  /// Returns the pool with a key; empty when there is none.
  public static Optional<RatingPool> parse(String key) {
    return ALL.stream()
        .flatMap(pool -> Stream.of(pool, pool.againstLevels()))
        .filter(pool -> pool.key().equals(key))
        .findFirst();
  }

  /// Returns the key, such as `talpa-8x8-blitz`, or `talpa-8x8-blitz-levels` against the levels.
  public String key() {
    String people = board.game() + "-" + board.variant() + "-" + speed.key();
    return isAgainstLevels ? people + LEVELS : people;
  }
}
