package tabuleiro.engine.niju;

import tabuleiro.engine.knowledge.WeightedLine;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTrail;
import tabuleiro.rules.Side;

/// A line of Ni-Ju with the terms of [Terms].
final class NijuLine extends WeightedLine {
  private final NijuTrail niju;
  private final Patterns patterns;
  private final Terms terms;
  private final Promise promise;

  NijuLine(NijuPosition start, Weights weights) {
    this(start, start.trail(), weights);
  }

  private NijuLine(NijuPosition start, NijuTrail trail, Weights weights) {
    super(trail, weights);
    niju = trail;
    patterns = new Patterns(start);
    terms = new Terms(patterns, start.game().firstPatternWins());
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
  public void terms(int[] values) {
    Side mover = niju.sideToMove();
    terms.write(mover.ordinal(), niju.points(mover) - niju.points(mover.other()), values);
  }

  @Override
  public void rank(int[] moves, int from, int to, int[] ranks) {
    promise.rank(niju.sideToMove().ordinal(), moves, from, to, ranks);
  }
}
