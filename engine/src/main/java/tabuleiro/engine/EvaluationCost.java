package tabuleiro.engine;

import java.util.Arrays;
import java.util.List;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// Measures what one exact static evaluation costs, after each legal move of fixed positions, on
/// one thread.
public final class EvaluationCost {
  private static final int ROUNDS = 7;

  /// The time of a round; enough for the compiler in the first.
  private static final long ROUND_NANOS = 40_000_000;

  private EvaluationCost() {}

  /// Returns the nanoseconds of one evaluation in positions of a board, for each of some
  /// evaluators: the least of some rounds, less what the moves cost. The evaluators take turns, so
  /// that the compiler has seen all of them.
  public static double[] nanos(Game game, List<Evaluator> evaluators) {
    double[] moves = new double[evaluators.size()];
    double[] evaluations = new double[evaluators.size()];
    Arrays.fill(moves, Double.POSITIVE_INFINITY);
    Arrays.fill(evaluations, Double.POSITIVE_INFINITY);
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < moves.length; i++) {
        List<EvaluatedTrail> trails = trails(game, evaluators.get(i));
        evaluations[i] = Math.min(evaluations[i], round(trails, true));
        moves[i] = Math.min(moves[i], round(trails, false));
      }
    }
    for (int i = 0; i < moves.length; i++) {
      evaluations[i] = Math.max(0, evaluations[i] - moves[i]);
    }
    return evaluations;
  }

  private static List<EvaluatedTrail> trails(Game game, Evaluator evaluator) {
    return SearchSignature.positions(game).stream()
        .filter(EvaluationCost::continues)
        .map(position -> evaluator.trail(position, 1))
        .toList();
  }

  /// Returns whether the game is not over after at least one move.
  private static boolean continues(Position position) {
    for (int move : position.legalMoves()) {
      if (!position.playUnchecked(move).outcome().isOver()) {
        return true;
      }
    }
    return false;
  }

  /// Returns the nanoseconds of a move that is played, evaluated or not, and taken back.
  private static double round(List<EvaluatedTrail> trails, boolean isEvaluated) {
    long sum = 0;
    int done = 0;
    long start = System.nanoTime();
    while (System.nanoTime() - start < ROUND_NANOS) {
      for (EvaluatedTrail trail : trails) {
        for (int move : trail.position().legalMoves()) {
          trail.play(move);
          if (!trail.outcome().isOver()) {
            sum += isEvaluated ? trail.evaluate() : trail.hash();
            done++;
          }
          trail.undo();
        }
      }
    }
    double nanos = (double) (System.nanoTime() - start) / done;
    // The sum is used, so that no evaluation is left out.
    return sum == Long.MIN_VALUE ? 0 : nanos;
  }
}
