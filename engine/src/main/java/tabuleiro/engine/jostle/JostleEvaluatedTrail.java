package tabuleiro.engine.jostle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.engine.evaluation.WeightedTrail;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.games.jostle.JostleMoveSet;
import tabuleiro.games.jostle.JostleTrail;

/// A line of Jostle and its evaluation.
final class JostleEvaluatedTrail extends WeightedTrail {
  /// The terms that look at a whole side.
  private static final List<String> OF_SIDES =
      List.of("tempo", "tempo-open", "moves", "moves-open", "movers-open", "targets-open");

  private static final List<String> ON_SQUARES =
      Stream.concat(OF_SIDES.stream(), JostleNeighbourTerms.TERMS.stream()).toList();

  static final List<String> TERMS =
      Stream.concat(ON_SQUARES.stream(), ON_SQUARES.stream().map(term -> "hex-" + term)).toList();

  private final JostleTrail trail;
  private final JostleBitboards geometry;
  private final JostleSideFeatures own;
  private final JostleSideFeatures other;
  private final int mostMoves;

  /// Where the terms of this board begin.
  private final int first;

  JostleEvaluatedTrail(JostleTrail trail, Weights weights) {
    this(trail, weights, new JostleBitboards(trail.position().game()));
  }

  private JostleEvaluatedTrail(JostleTrail trail, Weights weights, JostleBitboards geometry) {
    super(trail, weights, first(geometry), first(geometry) + ON_SQUARES.size());
    this.trail = trail;
    this.geometry = geometry;
    own = new JostleSideFeatures(geometry);
    other = new JostleSideFeatures(geometry);
    mostMoves = trail.position().game().maxMoves();
    first = first(geometry);
  }

  private static int first(JostleBitboards geometry) {
    return geometry.axisCount() == 2 ? 0 : ON_SQUARES.size();
  }

  @Override
  public void computeTerms(int[] values) {
    Arrays.fill(values, 0);
    writeSides(values);
    JostleNeighbourTerms.compute(geometry, own, other, values, first + OF_SIDES.size());
  }

  private void writeSides(int[] values) {
    JostleMoveSet steps = trail.moveSet();
    JostleMoveSet otherSteps = trail.opponentMoveSet();
    own.compute(steps, trail.ownLow(), trail.ownHigh());
    other.compute(otherSteps, /* ownLow= */ trail.otherLow(), /* ownHigh= */ trail.otherHigh());
    int count = steps.count();
    int otherCount = otherSteps.count();
    int percentOpen = 50 * (count + otherCount) / mostMoves;
    values[first] = 1;
    values[first + 1] = percentOpen;
    values[first + 2] = count - otherCount;
    values[first + 3] = (count - otherCount) * percentOpen;
    values[first + 4] =
        (own.count(JostleSideFeatures.MOVERS) - other.count(JostleSideFeatures.MOVERS))
            * percentOpen;
    values[first + 5] =
        (own.count(JostleSideFeatures.TARGETS) - other.count(JostleSideFeatures.TARGETS))
            * percentOpen;
  }

  /// Leaves the order to the search's history. An order by what stands beside the two squares of a
  /// move won about 10 Elo at equal nodes, less than its time is worth
  /// (docs/experiments/jostle-surroundings.md).
  @Override
  public void prioritize(int[] moves, int from, int to, int[] ranks) {
    Arrays.fill(ranks, from, to, 0);
  }
}
