package tabuleiro.engine.talpa;

import java.util.List;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.Method;
import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.talpa.SmallTalpaPosition;
import tabuleiro.games.talpa.SmallTalpaTrail;
import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;

/// What the engine knows of Talpa, on all boards.
public final class TalpaExpert implements Expert {
  private final Weights weights = Weights.load(TalpaExpert.class, TalpaLine.TERMS);

  @Override
  public String family() {
    return "talpa";
  }

  /// Returns the terms:
  ///
  /// - `tempo`: 1, the worth of being to move;
  /// - `lead`: own pieces less the other's. It tells who will have to make the first removal when
  ///   the captures are over, as each capture is worth one;
  /// - `crossing`: the cost of the other side's cheapest path less that of the own, in the prices
  ///   of [Survey];
  /// - `contacts`: own pieces that touch an enemy less the other's that do;
  ///
  /// and those in `-late`, the same times the share of squares that are empty, in percent.
  @Override
  public List<String> terms() {
    return TalpaLine.TERMS;
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public WeightedLine line(Position start, Weights weights) {
    return talpaLine(start, weights);
  }

  private static TalpaLine talpaLine(Position start, Weights weights) {
    if (start instanceof SmallTalpaPosition small) {
      SmallTalpaTrail trail = small.trail();
      return new TalpaLine(trail, new SmallSurvey(trail), weights);
    }
    Trail trail = start.trail();
    return new TalpaLine(trail, new LargeSurvey(trail), weights);
  }

  @Override
  public Method method() {
    return Method.ROLLOUT_TREE;
  }

  /// When a quarter of the squares is empty, some 23 plies are left on 8x8.
  @Override
  public boolean isNearEnd(Position position) {
    TalpaPosition talpa = (TalpaPosition) position;
    int squares = talpa.game().board().cellCount();
    int pieces = 0;
    for (int word = 0; word * Long.SIZE < squares; word++) {
      pieces += Long.bitCount(talpa.red(word)) + Long.bitCount(talpa.blue(word));
    }
    return 4 * (squares - pieces) >= squares;
  }

  /// Returns a line judged by the report's `value`, 100 for each row or column.
  @Override
  public Line standingLine(Position start) {
    double[] none = new double[TalpaLine.TERMS.size()];
    return new StandingLine(talpaLine(start, Weights.of(TalpaLine.TERMS, none)));
  }

  private static final class StandingLine extends Line {
    private final TalpaLine ordered;

    StandingLine(TalpaLine ordered) {
      super(ordered.trail());
      this.ordered = ordered;
    }

    @Override
    public int evaluate() {
      TalpaPosition position = (TalpaPosition) trail().position();
      return 100 * position.value(position.sideToMove());
    }

    @Override
    public void rank(int[] moves, int from, int to, int[] ranks) {
      ordered.rank(moves, from, to, ranks);
    }

    @Override
    public boolean winsAtOnce() {
      return ordered.winsAtOnce();
    }
  }
}
