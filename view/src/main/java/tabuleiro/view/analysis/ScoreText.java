package tabuleiro.view.analysis;

import tabuleiro.play.players.Score;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Formats scores for people, as text and as an evaluation bar.
public final class ScoreText {
  /// The largest scores, in Elo points, that count as even, as slightly better and as better:
  /// expected scores of 54, 64 and 81 %. A guess at what the words mean.
  private static final int EVEN_LIMIT = 25;

  private static final int SLIGHT_LIMIT = 100;
  private static final int CLEAR_LIMIT = 250;

  /// A side with so many more Elo points wins ten times as often as it loses.
  private static final double ELO_FOR_TENFOLD_ODDS = 400;

  private ScoreText() {}

  /// Returns a score on the scale of the evaluation bar: from -1, the first side loses, to 1, it
  /// wins.
  ///
  /// @param mover the side from whose point of view the score is
  public static double bar(Score score, Side mover) {
    double own =
        switch (score.kind()) {
          case WIN -> 1;
          case LOSS -> -1;
          case DRAW -> 0;
          case ESTIMATE -> 2 / (1 + Math.pow(10, -score.value() / ELO_FOR_TENFOLD_ODDS)) - 1;
        };
    double first = mover == Side.FIRST ? own : -own;
    // Three digits are enough for any screen. Adding 0 removes a negative zero.
    return Math.round(first * 1000) / 1000.0 + 0.0;
  }

  /// Returns the value of a finished game for the first side: -1, 0 or 1.
  public static double bar(Outcome outcome) {
    return outcome.winner().map(side -> side == Side.FIRST ? 1.0 : -1.0).orElse(0.0);
  }

  /// Returns a score as text, such as "Red is slightly better". Its number is [#figure(Score, Side,
  /// Messages)].
  ///
  /// @param mover the side from whose point of view the score is
  /// @param messages the messages of the game
  public static String of(Score score, Side mover, Messages messages) {
    Side better = score.kind() == Score.Kind.WIN || isAhead(score) ? mover : mover.other();
    if (score.kind() == Score.Kind.DRAW) {
      return messages.format("analysis.score.draw");
    }
    if (score.isProven()) {
      return score.value() == 1
          ? messages.format("analysis.score.proven-next", better)
          : messages.format("analysis.score.proven", better, score.value());
    }
    int size = Math.abs(score.value());
    if (size < EVEN_LIMIT) {
      return messages.format("analysis.score.even");
    }
    String key = size < SLIGHT_LIMIT ? "little" : size < CLEAR_LIMIT ? "clear" : "much";
    return messages.format("analysis.score." + key, better);
  }

  /// Returns a score as a short text: Elo points of the first side, such as "+35" or "−5" with a
  /// minus sign, which is no hyphen, or a proven result, such as "Red in 5".
  ///
  /// @param mover the side from whose point of view the score is
  /// @param messages the messages of the game
  public static String figure(Score score, Side mover, Messages messages) {
    return switch (score.kind()) {
      case WIN -> messages.format("analysis.score.short-win", mover, score.value());
      case LOSS -> messages.format("analysis.score.short-win", mover.other(), score.value());
      case DRAW -> messages.format("analysis.score.short-draw");
      case ESTIMATE -> {
        int eloPoints = mover == Side.FIRST ? score.value() : -score.value();
        yield eloPoints == 0 ? "0" : (eloPoints > 0 ? "+" : "−") + Math.abs(eloPoints);
      }
    };
  }

  private static boolean isAhead(Score score) {
    return score.kind() == Score.Kind.ESTIMATE && score.value() > 0;
  }
}
