package tabuleiro.engine.jostle;

import java.util.List;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.games.jostle.JostleTrail;
import tabuleiro.rules.Position;

/// What the engine knows of Jostle, on all boards.
public final class JostleExpert implements Expert {
  private final Weights weights = Weights.load(JostleExpert.class, JostleLine.TERMS);

  @Override
  public String family() {
    return "jostle";
  }

  /// Returns the terms, each but the first the own figure less the other side's, as if that were to
  /// move:
  ///
  /// - `tempo`: 1, the worth of being to move;
  /// - `moves`: legal moves;
  /// - `movers`: checkers that can move;
  /// - `targets`: squares that can be moved to, each of which serves once;
  ///
  /// those in `-open` are the same times how open the game still is: the moves of both sides, in
  /// percent of the most that a board can offer. The others look at what stands beside a square. F
  /// is the number of friends, 3 for three or more, and E that of enemies, 2 for two or more:
  ///
  /// - `target-F-E`: squares that can be moved to. Among friends they serve later, and nobody else;
  /// - `mover-F-E`: checkers that can move;
  /// - `checker-F-E`: all checkers. One among friends has spent what it could gain;
  /// - `hole-F`: empty squares among friends, whoever can move there now. They are moves in
  ///   reserve.
  ///
  /// The hexagon has terms of its own, in `hex-`, and the others are 0 there: with six neighbours
  /// and free squares in the block the same figures count otherwise.
  @Override
  public List<String> terms() {
    return JostleLine.TERMS;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedLine line(Position start, Weights weights) {
    return new JostleLine(((JostlePosition) start).trail(), weights);
  }

  /// Returns a line judged by the number of legal moves of each side, 100 for each.
  @Override
  public Line standingLine(Position start) {
    double[] none = new double[JostleLine.TERMS.size()];
    JostleTrail trail = ((JostlePosition) start).trail();
    return new StandingLine(trail, new JostleLine(trail, Weights.of(JostleLine.TERMS, none)));
  }

  private static final class StandingLine extends Line {
    private final JostleTrail trail;
    private final JostleLine ordered;

    StandingLine(JostleTrail trail, JostleLine ordered) {
      super(trail);
      this.trail = trail;
      this.ordered = ordered;
    }

    @Override
    public int evaluate() {
      return 100 * (trail.steps().count() - trail.otherSteps().count());
    }

    @Override
    public void rank(int[] moves, int from, int to, int[] ranks) {
      ordered.rank(moves, from, to, ranks);
    }
  }
}
