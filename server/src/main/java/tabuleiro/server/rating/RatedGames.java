package tabuleiro.server.rating;

import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.play.Seat;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.server.store.rating.RatedEvent;
import tabuleiro.server.store.rating.RatingTerms;
import tabuleiro.solver.SolverGames;
import tabuleiro.statistics.GlickoRating;

/// Which games can be rated, and how they count.
public final class RatedGames {
  /// From which ply on the engine does not analyse the positions of a rated game. A guess: earlier
  /// ones are opening theory, in which all visitors may be interested.
  private static final int SECRET_FROM = 4;

  private RatedGames() {}

  /// Returns how a game counts; empty when it cannot be rated: without a clock, with time odds,
  /// between computers, or against a computer player whose strength was not measured.
  public static Optional<RatingTerms> terms(TableSetup setup) {
    GameId board = setup.game().id();
    boolean isPossible =
        (setup.first().isHuman() || setup.second().isHuman())
            && isHumanOrLevel(board, setup.first())
            && isHumanOrLevel(board, setup.second());
    return setup
        .timeControls()
        .shared()
        .filter(_ -> isPossible)
        .flatMap(clock -> RatingPool.of(board, clock))
        .map(pool ->
            new RatingTerms(
                pool.key(),
                FirstMoveAdvantage.of(board),
                fixed(board, setup.first()),
                fixed(board, setup.second())));
  }

  private static boolean isHumanOrLevel(GameId board, Seat seat) {
    return seat.isHuman() || fixed(board, seat).isPresent();
  }

  private static Optional<GlickoRating> fixed(GameId board, Seat seat) {
    return seat.playerId().flatMap(player -> LevelRatings.of(board, player));
  }

  /// Returns the fixed rating of a level on a board, in Elo points; empty for another computer
  /// player.
  ///
  /// @param player the text that selects the player, such as `5`
  public static Optional<GlickoRating> levelRating(GameId board, String player) {
    return LevelRatings.of(board, player);
  }

  /// Returns what the state of a rated game means for the ratings; empty when it cannot be rated.
  ///
  /// @param position the current position
  /// @param ply the number of moves played
  /// @param isOver whether the game has ended, in whatever way
  public static Optional<RatedEvent> event(
      TableSetup setup, Position position, int ply, boolean isOver) {
    OptionalLong key =
        isOver || ply < SECRET_FROM ? OptionalLong.empty() : OptionalLong.of(key(position));
    return terms(setup).map(terms -> new RatedEvent(terms, key, ply));
  }

  /// Returns a key that is the same for equal positions, and for images of each other where the
  /// solver knows the symmetries of the game.
  public static long key(Position position) {
    return SolverGames.of(position.game())
        .map(game -> game.trail(position).key())
        .orElseGet(position::hash);
  }
}
