package tabuleiro.engine.jostle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.jostle.JostleTrail;
import tabuleiro.games.jostle.Steps;

/// A line of Jostle and its evaluation.
final class JostleLine extends WeightedLine {
  /// The terms that look at a whole side.
  private static final List<String> OF_SIDES =
      List.of("tempo", "tempo-open", "moves", "moves-open", "movers-open", "targets-open");

  private static final List<String> ON_SQUARES =
      Stream.concat(OF_SIDES.stream(), Surroundings.TERMS.stream()).toList();

  static final List<String> TERMS =
      Stream.concat(ON_SQUARES.stream(), ON_SQUARES.stream().map(term -> "hex-" + term)).toList();

  private final JostleTrail trail;
  private final Geometry geometry;
  private final Camp own;
  private final Camp other;
  private final int mostMoves;

  /// Where the terms of this board begin.
  private final int first;

  JostleLine(JostleTrail trail, Weights weights) {
    this(trail, weights, new Geometry(trail.position().game()));
  }

  private JostleLine(JostleTrail trail, Weights weights, Geometry geometry) {
    super(trail, weights, first(geometry), first(geometry) + ON_SQUARES.size());
    this.trail = trail;
    this.geometry = geometry;
    own = new Camp(geometry);
    other = new Camp(geometry);
    mostMoves = trail.position().game().maxMoves();
    first = first(geometry);
  }

  private static int first(Geometry geometry) {
    return geometry.axes() == 2 ? 0 : ON_SQUARES.size();
  }

  @Override
  public void terms(int[] values) {
    Arrays.fill(values, 0);
    writeSides(values);
    Surroundings.write(geometry, own, other, values, first + OF_SIDES.size());
  }

  private void writeSides(int[] values) {
    Steps steps = trail.steps();
    Steps otherSteps = trail.otherSteps();
    own.of(steps, trail.ownLow(), trail.ownHigh());
    other.of(otherSteps, /* ownLow= */ trail.otherLow(), /* ownHigh= */ trail.otherHigh());
    int count = steps.count();
    int otherCount = otherSteps.count();
    int percentOpen = 50 * (count + otherCount) / mostMoves;
    values[first] = 1;
    values[first + 1] = percentOpen;
    values[first + 2] = count - otherCount;
    values[first + 3] = (count - otherCount) * percentOpen;
    values[first + 4] = (own.count(Camp.MOVERS) - other.count(Camp.MOVERS)) * percentOpen;
    values[first + 5] = (own.count(Camp.TARGETS) - other.count(Camp.TARGETS)) * percentOpen;
  }

  /// Leaves the order to the search's history. An order by what stands beside the two squares of a
  /// move won about 10 Elo at equal nodes, less than its time is worth
  /// (docs/experiments/jostle-surroundings.md).
  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    Arrays.fill(ranks, from, to, 0);
  }
}
