package tabuleiro.engine.endgame.jostle;

import java.util.Arrays;
import tabuleiro.engine.endgame.ImageKeys;
import tabuleiro.engine.endgame.SolverLine;
import tabuleiro.engine.endgame.Value;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.games.jostle.JostleTrail;
import tabuleiro.games.jostle.Layout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A line on a board of any size: the game's own trail, with keys added.
final class LargeLine implements SolverLine {
  private final JostleSolverGame game;
  private final Layout layout;
  private final ImageKeys keys;
  private final JostleTrail trail;
  private int[] moves = new int[Long.SIZE];
  private long[] ownSums;
  private long[] otherSums;

  LargeLine(JostleSolverGame game, JostlePosition start) {
    this.game = game;
    layout = game.layout();
    keys = game.keys();
    trail = start.trail();
    ownSums = sums(start, start.sideToMove());
    otherSums = sums(start, start.sideToMove().other());
  }

  private long[] sums(JostlePosition position, Side owner) {
    long[] sums = keys.sums();
    for (int cell = 0; cell < layout.board().cellCount(); cell++) {
      int bit = layout.bit(cell);
      long word = bit < Long.SIZE ? position.low(owner) : position.high(owner);
      if ((word >>> bit & 1) != 0) {
        keys.add(sums, cell);
      }
    }
    return sums;
  }

  @Override
  public Position position() {
    return trail.position();
  }

  @Override
  public Side sideToMove() {
    return trail.sideToMove();
  }

  /// Rule 5: a player who cannot move on his turn loses.
  @Override
  public boolean isOver() {
    return trail.steps().isEmpty();
  }

  @Override
  public Value known() {
    return isOver() ? Value.LOSS : Value.UNKNOWN;
  }

  /// Returns eight times the number of moves: the fewer, the sooner the side is out of moves.
  @Override
  public int outlook() {
    return 8 * trail.countMoves();
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return trail.generateMoves(buffer, offset);
  }

  @Override
  public void play(int move) {
    int ply = trail.length();
    if (ply == moves.length) {
      moves = Arrays.copyOf(moves, 2 * ply);
    }
    moves[ply] = move;
    keys.move(ownSums, JostleMoves.from(layout, move), JostleMoves.to(layout, move));
    trail.play(move);
    turn();
  }

  @Override
  public void undo() {
    trail.undo();
    turn();
    int move = moves[trail.length()];
    keys.move(ownSums, JostleMoves.to(layout, move), JostleMoves.from(layout, move));
  }

  private void turn() {
    long[] sums = ownSums;
    ownSums = otherSums;
    otherSums = sums;
  }

  @Override
  public void set(long key) {
    throw new UnsupportedOperationException("the keys of this board are hashes");
  }

  @Override
  public long key() {
    return keys.key(ownSums, otherSums, 0);
  }

  @Override
  public int layer() {
    long lowOwn = trail.ownLow();
    long highOwn = trail.ownHigh();
    long lowAll = lowOwn | trail.otherLow();
    long highAll = highOwn | trail.otherHigh();
    int balance = 0;
    for (int axis = 0; axis < layout.axisCount(); axis++) {
      int shift = layout.shift(axis);
      long lowPairs = lowAll & (lowAll >>> shift | highAll << -shift);
      long highPairs = highAll & (highAll >>> shift);
      long lowDiffer = lowPairs & (lowOwn ^ (lowOwn >>> shift | highOwn << -shift));
      long highDiffer = highPairs & (highOwn ^ (highOwn >>> shift));
      balance += Long.bitCount(lowPairs) + Long.bitCount(highPairs);
      balance -= 2 * (Long.bitCount(lowDiffer) + Long.bitCount(highDiffer));
    }
    return game.layer(balance);
  }
}
