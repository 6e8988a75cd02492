package tabuleiro.engine.jostle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostleTrail;
import tabuleiro.games.jostle.Steps;

/// A line of Jostle and its evaluation.
final class JostleLine extends WeightedLine {
  private static final List<String> ON_SQUARES =
      List.of(
          "tempo", "tempo-open", "moves", "movers", "targets", "targets-open", "room", "touched");

  static final List<String> TERMS =
      Stream.concat(ON_SQUARES.stream(), ON_SQUARES.stream().map(term -> "hex-" + term)).toList();

  private final JostleTrail trail;
  private final Geometry geometry;
  private final Reach own;
  private final Reach other;
  private final int mostMoves;

  /// Where the terms of this board begin.
  private final int first;

  JostleLine(JostleTrail trail, Weights weights) {
    super(trail, weights);
    this.trail = trail;
    JostleGame game = trail.position().game();
    geometry = new Geometry(game);
    own = new Reach(geometry);
    other = new Reach(geometry);
    mostMoves = game.maxMoves();
    first = geometry.axes() == 2 ? 0 : ON_SQUARES.size();
  }

  @Override
  public void terms(int[] values) {
    Arrays.fill(values, 0);
    long ownLow = trail.ownLow();
    long ownHigh = trail.ownHigh();
    long otherLow = trail.otherLow();
    long otherHigh = trail.otherHigh();
    Steps steps = trail.steps();
    Steps otherSteps = trail.otherSteps();
    own.of(steps, ownLow, ownHigh);
    other.of(otherSteps, /* ownLow= */ otherLow, /* ownHigh= */ otherHigh);
    int count = steps.count();
    int otherCount = otherSteps.count();
    int targets = own.targets() - other.targets();
    int percentOpen = 50 * (count + otherCount) / mostMoves;
    values[first] = 1;
    values[first + 1] = percentOpen;
    values[first + 2] = count - otherCount;
    values[first + 3] = own.movers() - other.movers();
    values[first + 4] = targets;
    values[first + 5] = targets * percentOpen;
    contacts(values, ownLow, ownHigh, otherLow, otherHigh);
  }

  /// Looks around the checkers: at the empty squares beside them, and which touch an enemy.
  private void contacts(int[] values, long ownLow, long ownHigh, long otherLow, long otherHigh) {
    long emptyLow = geometry.low() & ~(ownLow | otherLow);
    long emptyHigh = geometry.high() & ~(ownHigh | otherHigh);
    int room = 0;
    long besideOwnLow = 0;
    long besideOwnHigh = 0;
    long besideOtherLow = 0;
    long besideOtherHigh = 0;
    for (int axis = 0; axis < geometry.axes(); axis++) {
      int shift = geometry.shift(axis);
      long upLow = emptyLow << shift;
      long upHigh = Geometry.highUp(emptyLow, emptyHigh, shift);
      long downLow = Geometry.lowDown(emptyLow, emptyHigh, shift);
      long downHigh = emptyHigh >>> shift;
      room +=
          Long.bitCount(ownLow & upLow)
              + Long.bitCount(ownHigh & upHigh)
              + Long.bitCount(ownLow & downLow)
              + Long.bitCount(ownHigh & downHigh)
              - Long.bitCount(otherLow & upLow)
              - Long.bitCount(otherHigh & upHigh)
              - Long.bitCount(otherLow & downLow)
              - Long.bitCount(otherHigh & downHigh);
      besideOwnLow |= ownLow << shift | Geometry.lowDown(ownLow, ownHigh, shift);
      besideOwnHigh |= Geometry.highUp(ownLow, ownHigh, shift) | ownHigh >>> shift;
      besideOtherLow |= otherLow << shift | Geometry.lowDown(otherLow, otherHigh, shift);
      besideOtherHigh |= Geometry.highUp(otherLow, otherHigh, shift) | otherHigh >>> shift;
    }
    values[first + 6] = room;
    values[first + 7] =
        Long.bitCount(ownLow & besideOtherLow)
            + Long.bitCount(ownHigh & besideOtherHigh)
            - Long.bitCount(otherLow & besideOwnLow)
            - Long.bitCount(otherHigh & besideOwnHigh);
  }

  /// Leaves the order to the search's history: no order by sight (moves onto squares that the
  /// opponent can reach, beside them, away from movable enemies) has found proofs with fewer nodes
  /// or won more games.
  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    Arrays.fill(ranks, from, to, 0);
  }
}
