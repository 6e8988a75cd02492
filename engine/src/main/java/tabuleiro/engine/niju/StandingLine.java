package tabuleiro.engine.niju;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTrail;
import tabuleiro.rules.Side;

/// A line of Ni-Ju that is judged by the complete patterns alone, a hundred for each.
final class StandingLine extends Line {
  private static final int POINT = 100;

  private final NijuTrail niju;
  private final Patterns patterns;
  private final Promise promise;

  StandingLine(NijuPosition start) {
    this(start, start.trail());
  }

  private StandingLine(NijuPosition start, NijuTrail trail) {
    super(trail);
    niju = trail;
    patterns = new Patterns(start);
    promise = new Promise(patterns, start.game().firstPatternWins());
  }

  @Override
  public void play(int move) {
    patterns.play(move, niju.sideToMove());
    super.play(move);
  }

  @Override
  public void undo() {
    super.undo();
    patterns.takeUp();
  }

  @Override
  public int evaluate() {
    Side mover = niju.sideToMove();
    return POINT * (niju.points(mover) - niju.points(mover.other()));
  }

  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    promise.rank(niju.sideToMove().ordinal(), moves, from, to, ranks);
  }
}
