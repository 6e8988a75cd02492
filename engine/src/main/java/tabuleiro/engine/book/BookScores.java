package tabuleiro.engine.book;

import java.util.Comparator;
import tabuleiro.engine.evaluation.EloScale;
import tabuleiro.play.players.Score;

/// Computes with the scores of a book. A proven result whose distance is not known has
/// [#UNKNOWN_PLIES] plies.
public final class BookScores {
  /// The plies of a proven result at an unknown distance.
  public static final int UNKNOWN_PLIES = Short.MAX_VALUE;

  /// Ascending: losses, the longest last; then estimates and draws; then wins, the shortest last.
  public static final Comparator<Score> ORDER = Comparator.comparingInt(BookScores::rank);

  private static final int PROVEN = 1 << 20;

  private BookScores() {}

  private static int rank(Score score) {
    return switch (score.kind()) {
      case WIN -> PROVEN - score.value();
      case LOSS -> score.value() - PROVEN;
      case DRAW -> 0;
      case ESTIMATE -> score.value();
    };
  }

  /// Returns the score of a move for the side that plays it.
  ///
  /// @param after the score after the move, for the other side
  public static Score beforeMove(Score after) {
    int plies = Math.min(UNKNOWN_PLIES, after.value() + 1);
    return switch (after.kind()) {
      case WIN -> Score.loss(plies);
      case LOSS -> Score.win(plies);
      case DRAW -> after;
      case ESTIMATE -> Score.estimate(-after.value());
    };
  }

  /// Returns the score after a move, for the other side.
  ///
  /// @param score of the move, for the side that plays it
  public static Score afterMove(Score score) {
    int plies = score.value() == UNKNOWN_PLIES ? UNKNOWN_PLIES : Math.max(0, score.value() - 1);
    return switch (score.kind()) {
      case WIN -> Score.loss(plies);
      case LOSS -> Score.win(plies);
      case DRAW -> score;
      case ESTIMATE -> Score.estimate(-score.value());
    };
  }

  /// Returns the expected points of the side to move, from 0 to 1, by the logistic formula of Elo.
  public static double expectation(Score score) {
    return switch (score.kind()) {
      case WIN -> 1;
      case LOSS -> 0;
      case DRAW -> 0.5;
      case ESTIMATE -> EloScale.expectedPoints(score.value());
    };
  }

  /// Returns the text of a score: `cp 13`, `win 5`, or `win` where the distance is not known.
  public static String format(Score score) {
    return score.isProven() && score.value() == UNKNOWN_PLIES
        ? score.toString().substring(0, score.toString().indexOf(' '))
        : score.toString();
  }
}
