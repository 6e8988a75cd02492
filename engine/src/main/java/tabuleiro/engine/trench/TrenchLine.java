package tabuleiro.engine.trench;

import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Position;

/// A line of Trench.
final class TrenchLine extends WeightedLine {
  private final Sight mine = new Sight();
  private final Sight theirs = new Sight();
  private final TrenchOrder order = new TrenchOrder(theirs);

  TrenchLine(Position start, Weights weights) {
    super(start.trail(), weights);
  }

  private TrenchPosition position() {
    return (TrenchPosition) trail().position();
  }

  @Override
  public void terms(int[] values) {
    TrenchPosition position = position();
    mine.look(position, position.sideToMove());
    theirs.look(position, position.sideToMove().other());
    TrenchTerms.write(position, mine, theirs, values);
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
