package tabuleiro.solver.jostle;

import java.util.Arrays;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.games.jostle.Layout;
import tabuleiro.games.jostle.Steps;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.SolverLine;
import tabuleiro.solver.Value;

/// A line on a board of any size: a side's checkers are two `long`s, as the game itself lays them
/// out, and the legal moves of a position are found once, for all cells at a time.
final class LargeLine implements SolverLine {
  private final JostleSolverGame game;
  private final Layout layout;
  private final JostlePosition start;
  private final LineKeys keys;
  private int[] moves = new int[Long.SIZE];
  private int length;
  private Side side;
  private long ownLow;
  private long ownHigh;
  private long otherLow;
  private long otherHigh;

  /// The legal moves; right only while `hasSteps`.
  private Steps steps;

  private boolean hasSteps = true;

  LargeLine(JostleSolverGame game, JostlePosition start) {
    this.game = game;
    this.start = start;
    layout = game.layout();
    side = start.sideToMove();
    ownLow = start.low(side);
    ownHigh = start.high(side);
    otherLow = start.low(side.other());
    otherHigh = start.high(side.other());
    steps = Steps.of(layout, ownLow, ownHigh, otherLow, otherHigh);
    keys = new LineKeys(game.keys());
    for (int cell = 0; cell < layout.board().cellCount(); cell++) {
      int bit = layout.bit(cell);
      if (((bit < Long.SIZE ? ownLow : ownHigh) >>> bit & 1) != 0) {
        keys.add(0, cell);
      }
      if (((bit < Long.SIZE ? otherLow : otherHigh) >>> bit & 1) != 0) {
        keys.add(1, cell);
      }
    }
  }

  @Override
  public Position position() {
    Position position = start;
    for (int ply = 0; ply < length; ply++) {
      position = position.playUnchecked(moves[ply]);
    }
    return position;
  }

  @Override
  public Side sideToMove() {
    return side;
  }

  private Steps steps() {
    if (!hasSteps) {
      steps = Steps.of(layout, ownLow, ownHigh, otherLow, otherHigh);
      hasSteps = true;
    }
    return steps;
  }

  /// Rule 5: a player who cannot move on his turn loses.
  @Override
  public boolean isOver() {
    return steps().isEmpty();
  }

  @Override
  public Value known() {
    return isOver() ? Value.LOSS : Value.UNKNOWN;
  }

  /// Returns 64 times the number of moves: the fewer, the sooner the side is out of moves.
  @Override
  public int outlook() {
    return 64 * steps().count();
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return JostlePosition.generateMoves(layout, steps(), ownLow, ownHigh, buffer, offset);
  }

  @Override
  public void play(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
    keys.play(JostleMoves.from(layout, move), JostleMoves.to(layout, move));
    turn(ownLow ^ JostlePosition.low(move), ownHigh ^ JostlePosition.high(move));
  }

  @Override
  public void undo() {
    int move = moves[--length];
    keys.undo();
    turn(ownLow, ownHigh);
    ownLow ^= JostlePosition.low(move);
    ownHigh ^= JostlePosition.high(move);
  }

  /// Gives the turn to the other side.
  ///
  /// @param low the checkers of the side that was to move
  private void turn(long low, long high) {
    ownLow = otherLow;
    ownHigh = otherHigh;
    otherLow = low;
    otherHigh = high;
    side = side.other();
    hasSteps = false;
  }

  @Override
  public void set(long key) {
    throw new UnsupportedOperationException("the keys of this board are hashes");
  }

  @Override
  public long key() {
    return keys.key();
  }

  @Override
  public int layer() {
    long lowAll = ownLow | otherLow;
    long highAll = ownHigh | otherHigh;
    int balance = 0;
    for (int axis = 0; axis < layout.axisCount(); axis++) {
      int shift = layout.shift(axis);
      long lowPairs = lowAll & (lowAll >>> shift | highAll << -shift);
      long highPairs = highAll & (highAll >>> shift);
      long lowDiffer = lowPairs & (ownLow ^ (ownLow >>> shift | ownHigh << -shift));
      long highDiffer = highPairs & (ownHigh ^ (ownHigh >>> shift));
      balance += Long.bitCount(lowPairs) + Long.bitCount(highPairs);
      balance -= 2 * (Long.bitCount(lowDiffer) + Long.bitCount(highDiffer));
    }
    return game.layer(balance);
  }
}
