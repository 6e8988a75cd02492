package tabuleiro.server.study;

import tabuleiro.play.players.Score;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;

/// Scores for people: who stands better, and how far a bar is filled.
final class ScoreText {
  /// Up to how many hundredths nobody stands better, and up to how many a side is a little better,
  /// and better: chances of 54, 64 and 81 in 100. A guess at what the words mean.
  private static final int EVEN = 25;

  private static final int LITTLE = 100;
  private static final int CLEAR = 250;

  /// A side with so many hundredths more wins ten times as often as it loses.
  private static final double TENFOLD = 400;

  private ScoreText() {}

  /// Returns what a score means for the first side: from -1, it loses, over 0, even chances, to 1,
  /// it wins.
  ///
  /// @param mover from whose view the score is
  static double bar(Score score, Side mover) {
    double own =
        switch (score.kind()) {
          case WIN -> 1;
          case LOSS -> -1;
          case DRAW -> 0;
          case ESTIMATE -> 2 / (1 + Math.pow(10, -score.value() / TENFOLD)) - 1;
        };
    double first = mover == Side.FIRST ? own : -own;
    // Three digits are enough for any screen; and no negative zero.
    return Math.round(first * 1000) / 1000.0 + 0.0;
  }

  /// Returns what a finished game means for the first side: -1, 0 or 1.
  static double bar(Outcome outcome) {
    return outcome.winner().map(side -> side == Side.FIRST ? 1.0 : -1.0).orElse(0.0);
  }

  /// Returns a score in words, such as "Red a little better (+0.35)". The figure is the first
  /// side's.
  ///
  /// @param mover from whose view the score is
  /// @param words those of the game
  static String of(Score score, Side mover, Messages words) {
    Side better = score.kind() == Score.Kind.WIN || ahead(score) ? mover : mover.other();
    if (score.kind() == Score.Kind.DRAW) {
      return words.format("analysis.score.draw");
    }
    if (score.isProven()) {
      return score.value() == 1
          ? words.format("analysis.score.proven-next", better)
          : words.format("analysis.score.proven", better, score.value());
    }
    int hundredths = mover == Side.FIRST ? score.value() : -score.value();
    String figure = String.format(words.language().locale(), "%+.2f", hundredths / 100.0);
    int size = Math.abs(hundredths);
    if (size < EVEN) {
      return words.format("analysis.score.even", figure);
    }
    String key = size < LITTLE ? "little" : size < CLEAR ? "clear" : "much";
    return words.format("analysis.score." + key, better, figure);
  }

  private static boolean ahead(Score score) {
    return score.kind() == Score.Kind.ESTIMATE && score.value() > 0;
  }

  /// Returns how a game has ended, in words; empty while it goes on.
  ///
  /// @param words those of the game
  static String ending(Outcome outcome, Messages words) {
    return outcome
        .reason()
        .map(reason -> Message.of("reason." + reason.key()))
        .map(why ->
            outcome
                .winner()
                .map(side -> words.format("analysis.over.won", side, why))
                .orElseGet(() -> words.format("analysis.over.draw", why)))
        .orElse("");
  }
}
