package tabuleiro.engine.trench;

import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;

/// A line of Trench.
final class TrenchLine extends WeightedLine {
  /// What the terms of what pieces see count at most together, in hundredths. They would count more
  /// in one of a hundred positions that a search looks at.
  private static final int MOST_SEEN = 100;

  private final Sight mine = new Sight();
  private final Sight theirs = new Sight();
  private final TrenchOrder order = new TrenchOrder(theirs);
  private final int[] values = new int[TrenchTerms.NAMES.size()];

  TrenchLine(Position start, Weights weights) {
    super(start.trail(), weights);
  }

  private TrenchPosition position() {
    return (TrenchPosition) trail().position();
  }

  @Override
  public void terms(int[] terms) {
    TrenchPosition position = position();
    TrenchTerms.writeStanding(position, terms);
    writeSeen(position, terms);
  }

  private void writeSeen(TrenchPosition position, int[] terms) {
    mine.look(position, position.sideToMove());
    theirs.look(position, position.sideToMove().other());
    TrenchTerms.writeSeen(position, mine, theirs, terms);
  }

  @Override
  public int evaluate() {
    return evaluate(-MOST_ESTIMATE, MOST_ESTIMATE);
  }

  /// Looks from the pieces only where it matters what they see: for a third of the positions that a
  /// search estimates.
  @Override
  public int evaluate(int floor, int ceiling) {
    TrenchPosition position = position();
    TrenchTerms.writeStanding(position, values);
    double standing = sum(values, 0, TrenchTerms.STANDING);
    if (standing - MOST_SEEN >= ceiling) {
      return estimate(standing - MOST_SEEN);
    }
    if (standing + MOST_SEEN <= floor) {
      return estimate(standing + MOST_SEEN);
    }
    writeSeen(position, values);
    double seen = sum(values, TrenchTerms.STANDING, values.length);
    return estimate(standing + Math.clamp(seen, -MOST_SEEN, MOST_SEEN));
  }

  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    order.rank(position(), moves, from, to, ranks);
  }

  @Override
  public int generateNoisy(int[] buffer, int offset) {
    return order.generateGoodCaptures(position(), buffer, offset);
  }
}
