package tabuleiro.solver.jostle;

import java.util.Arrays;
import tabuleiro.games.common.Bits128;
import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostleMove;
import tabuleiro.games.jostle.JostleMoveSet;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverTrail;

/// A trail on a board of any size. The checkers of a side are two `long`s in the layout of
/// [JostlePosition], and the legal moves of a position are computed once, for all cells at a time.
final class LargeJostleSolverTrail implements SolverTrail {
  private final JostleSolverGame game;
  private final BitboardLayout layout;
  private final JostlePosition start;
  private final JostleKeyStack keys;
  private final NeighbourhoodSums neighbourhoods;
  private int[] moves = new int[Long.SIZE];
  private int length;
  private Side side;
  private long ownLow;
  private long ownHigh;
  private long otherLow;
  private long otherHigh;

  /// The legal moves; valid only while `hasMoveSet`.
  private JostleMoveSet moveSet;

  private boolean hasMoveSet = true;

  LargeJostleSolverTrail(JostleSolverGame game, JostlePosition start) {
    this.game = game;
    this.start = start;
    layout = game.layout();
    side = start.sideToMove();
    ownLow = start.lowBits(side);
    ownHigh = start.highBits(side);
    otherLow = start.lowBits(side.other());
    otherHigh = start.highBits(side.other());
    moveSet = JostleMoveSet.of(layout, ownLow, ownHigh, otherLow, otherHigh);
    keys = new JostleKeyStack(game.keys());
    neighbourhoods = new NeighbourhoodSums(game.neighbourhoods());
    for (int cell = 0; cell < layout.board().cellCount(); cell++) {
      int bit = layout.bitOf(cell);
      if (((bit < Long.SIZE ? ownLow : ownHigh) >>> bit & 1) != 0) {
        keys.add(0, cell);
        neighbourhoods.add(side, cell);
      }
      if (((bit < Long.SIZE ? otherLow : otherHigh) >>> bit & 1) != 0) {
        keys.add(1, cell);
        neighbourhoods.add(side.other(), cell);
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
  public int length() {
    return length;
  }

  @Override
  public Side sideToMove() {
    return side;
  }

  private JostleMoveSet moveSet() {
    if (!hasMoveSet) {
      moveSet = JostleMoveSet.of(layout, ownLow, ownHigh, otherLow, otherHigh);
      hasMoveSet = true;
    }
    return moveSet;
  }

  /// Rule 5: a player who has no legal move on their turn loses.
  @Override
  public boolean isOver() {
    return moveSet().isEmpty();
  }

  @Override
  public GameValue knownValue() {
    return isOver() ? GameValue.LOSS : GameValue.UNKNOWN;
  }

  @Override
  public int moveOrderScore() {
    Bits128 own = new Bits128(ownLow, ownHigh);
    Bits128 movers = new Bits128(0, 0);
    Bits128 targets = movers;
    for (int axis = 0; axis < layout.axisCount(); axis++) {
      Bits128 pairs = new Bits128(moveSet().word(2 * axis), moveSet().word(2 * axis + 1));
      Bits128 upward = pairs.and(own);
      Bits128 downward = pairs.minus(own);
      int shift = layout.axisShift(axis);
      movers = movers.or(upward).or(downward.shiftUp(shift));
      targets = targets.or(downward).or(upward.shiftUp(shift));
    }
    return neighbourhoods.score(side, movers.count(), targets.count());
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return moveSet().generateMoves(layout, ownLow, ownHigh, buffer, offset);
  }

  @Override
  public void play(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
    }
    moves[length++] = move;
    int from = JostleMoveCodes.from(layout, move);
    int to = JostleMoveCodes.to(layout, move);
    keys.play(from, to);
    neighbourhoods.play(side, from, to);
    turn(ownLow ^ JostleMove.lowBits(move), ownHigh ^ JostleMove.highBits(move));
  }

  @Override
  public void undo() {
    int move = moves[--length];
    keys.undo();
    turn(ownLow, ownHigh);
    ownLow ^= JostleMove.lowBits(move);
    ownHigh ^= JostleMove.highBits(move);
    neighbourhoods.undo(side, JostleMoveCodes.from(layout, move), JostleMoveCodes.to(layout, move));
  }

  /// Passes the turn to the other side.
  ///
  /// @param low the low word of the checkers of the side that moved
  /// @param high the high word
  private void turn(long low, long high) {
    ownLow = otherLow;
    ownHigh = otherHigh;
    otherLow = low;
    otherHigh = high;
    side = side.other();
    hasMoveSet = false;
  }

  @Override
  public void setPosition(long key) {
    throw new UnsupportedOperationException(
        "keys of this board are hashes, so no position can be rebuilt from them");
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
      int shift = layout.axisShift(axis);
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
