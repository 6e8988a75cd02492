package tabuleiro.server.rating;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.server.http.ProblemException;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.view.catalogue.RatedBoards;

/// Which games can be rated, and how they count.
public final class RatedGames {
  /// From which ply on the server gives no help with the positions of a rated game. A guess:
  /// earlier ones are opening theory, in which all visitors may be interested.
  private static final int SECRET_FROM = 4;

  private RatedGames() {}

  /// Returns how a game counts; empty when it cannot be rated: on a board that is not rated,
  /// without a clock, with time odds, between computers, or against a computer player whose
  /// strength was not measured on the board.
  public static Optional<RatingTerms> terms(SessionSetup setup) {
    return setup
        .timeControls()
        .shared()
        .flatMap(Speed::of)
        .flatMap(speed ->
            terms(setup.game().id(), speed, setup.first().playerId(), setup.second().playerId()));
  }

  /// Returns how a game at a speed counts; see [#terms(SessionSetup)].
  ///
  /// @param first the text that selects the computer player of the first side; empty for a human
  /// @param second the same of the second side
  static Optional<RatingTerms> terms(
      GameId board, Speed speed, Optional<String> first, Optional<String> second) {
    boolean isAgainstComputer = first.isPresent() || second.isPresent();
    boolean isPossible =
        (first.isEmpty() || second.isEmpty())
            && Stream.of(first, second).flatMap(Optional::stream).allMatch(isRatedLevel(board));
    return RatingPool.of(board, speed)
        .filter(_ -> isPossible)
        .map(pool -> isAgainstComputer ? pool.againstLevels() : pool)
        .map(pool ->
            new RatingTerms(
                pool.key(),
                FirstMoveAdvantage.of(board),
                first.flatMap(player -> LevelRatings.of(board, player)),
                second.flatMap(player -> LevelRatings.of(board, player))));
  }

  private static Predicate<String> isRatedLevel(GameId board) {
    return player -> LevelRatings.isMeasured(board) && LevelRatings.of(board, player).isPresent();
  }

  /// Checks that a game can be rated.
  ///
  /// @throws ProblemException when it cannot; the message says what a rated game needs
  public static void require(SessionSetup setup) {
    GameId board = setup.game().id();
    requireBoard(board);
    boolean isAgainstComputer = !setup.first().isHuman() || !setup.second().isHuman();
    if (isAgainstComputer && !LevelRatings.isMeasured(board)) {
      throw refusal(Message.of("games.rated-level", board.toString()));
    }
    if (terms(setup).isEmpty()) {
      throw refusal(Message.of("games.rated"));
    }
  }

  /// Checks that games on a board can be rated.
  ///
  /// @throws ProblemException when they cannot; the message names the boards of the game on which
  ///   they can
  public static void requireBoard(GameId board) {
    if (!RatedBoards.contains(board)) {
      String others =
          RatedBoards.all().stream()
              .filter(other -> other.game().equals(board.game()))
              .map(GameId::variant)
              .collect(Collectors.joining(", "));
      throw refusal(Message.of("games.rated-board", board.toString(), others));
    }
  }

  private static ProblemException refusal(Message message) {
    return new ProblemException(400, "rated", message);
  }

  /// Returns the fixed rating of a level on a board, in Elo points; empty for another computer
  /// player.
  ///
  /// @param player the text that selects the player, such as `5`
  public static Optional<GlickoRating> levelRating(GameId board, String player) {
    return LevelRatings.of(board, player);
  }

  /// Returns what the state of a rated game means for the ratings.
  ///
  /// @param position the current position
  /// @param ply the number of moves played
  /// @param isOver whether the game has ended, in whatever way
  static RatedEvent event(SessionSetup setup, Position position, int ply, boolean isOver) {
    Optional<String> text =
        isOver || ply < SECRET_FROM ? Optional.empty() : Optional.of(position.format());
    return new RatedEvent(terms(setup), text, ply, isOver);
  }
}
