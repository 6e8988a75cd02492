package tabuleiro.engine.jostle;

import java.util.Arrays;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.jostle.JostleMoveSet;
import tabuleiro.games.jostle.JostleTrail;

/// A trail of Jostle with its evaluation: the terms of [JostleTerms].
final class JostleEvaluatedTrail extends WeightedTrail {
  private final JostleTrail trail;
  private final JostleBitboards board;
  private final JostleSideFeatures own;
  private final JostleSideFeatures opponent;
  private final int maxMoves;

  /// The index of the first term of this board.
  private final int first;

  JostleEvaluatedTrail(JostleTrail trail, Weights weights) {
    this(trail, weights, new JostleBitboards(trail.position().game()));
  }

  private JostleEvaluatedTrail(JostleTrail trail, Weights weights, JostleBitboards board) {
    super(
        trail,
        weights,
        JostleTerms.first(board),
        JostleTerms.first(board) + JostleTerms.COUNT_OF_BOARD);
    this.trail = trail;
    this.board = board;
    own = new JostleSideFeatures(board);
    opponent = new JostleSideFeatures(board);
    maxMoves = trail.position().game().maxMoves();
    first = JostleTerms.first(board);
  }

  @Override
  public void computeTerms(int[] values) {
    Arrays.fill(values, 0);
    computeSideTerms(values);
    JostleNeighbourTerms.compute(
        board, own, opponent, values, first + JostleSideTerm.values().length);
  }

  private void computeSideTerms(int[] values) {
    JostleMoveSet ownMoves = trail.moveSet();
    JostleMoveSet opponentMoves = trail.opponentMoveSet();
    own.compute(ownMoves, trail.ownLow(), trail.ownHigh());
    opponent.compute(
        opponentMoves, /* ownLow= */ trail.otherLow(), /* ownHigh= */ trail.otherHigh());
    int ownCount = ownMoves.count();
    int opponentCount = opponentMoves.count();
    int percentOpen = 50 * (ownCount + opponentCount) / maxMoves;
    set(values, JostleSideTerm.TEMPO, 1);
    set(values, JostleSideTerm.TEMPO_OPEN, percentOpen);
    set(values, JostleSideTerm.MOVES, ownCount - opponentCount);
    set(values, JostleSideTerm.MOVES_OPEN, (ownCount - opponentCount) * percentOpen);
    set(values, JostleSideTerm.MOVERS_OPEN, difference(JostleSideFeatures.MOVERS) * percentOpen);
    set(values, JostleSideTerm.TARGETS_OPEN, difference(JostleSideFeatures.TARGETS) * percentOpen);
  }

  private int difference(int set) {
    return own.count(set) - opponent.count(set);
  }

  private void set(int[] values, JostleSideTerm term, int value) {
    values[first + term.ordinal()] = value;
  }

  /// Writes no priorities: the search's history decides. Priorities from the neighbours of a move's
  /// two squares gained about 10 Elo at equal nodes, less than their time costs
  /// (docs/experiments/jostle-surroundings.md).
  @Override
  public void prioritize(int[] moves, int from, int to, int[] priorities) {
    Arrays.fill(priorities, from, to, 0);
  }
}
