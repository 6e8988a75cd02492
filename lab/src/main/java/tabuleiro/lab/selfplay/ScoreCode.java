package tabuleiro.lab.selfplay;

import tabuleiro.engine.evaluation.EloScale;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.play.players.Score;

/// Scores as numbers: an estimate is its Elo points; a win in `n` plies is [#WIN]` - n`, a loss its
/// negative, a proven draw 0.
public final class ScoreCode {
  /// A win without any further ply.
  static final int WIN = 30_000;

  private ScoreCode() {}

  /// Returns the number of a score.
  static int of(Score score) {
    return switch (score.kind()) {
      case ESTIMATE -> score.value();
      case WIN -> WIN - score.value();
      case LOSS -> score.value() - WIN;
      case DRAW -> 0;
    };
  }

  /// Returns the points, from 0 to 1, that a side with this score can expect.
  public static double expectedPoints(int code) {
    if (Math.abs(code) > EvaluatedTrail.MAX_ESTIMATE) {
      return code > 0 ? 1 : 0;
    }
    return EloScale.expectedPoints(code);
  }
}
