package tabuleiro.games.jostle;

import java.util.Arrays;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// A trail that plays and undoes on bitboards in place, and keeps the legal moves of each earlier
/// position. Not thread-safe.
public final class JostleTrail implements Trail {
  private final JostlePosition start;
  private final BitboardLayout layout;
  private int[] moves = new int[Long.SIZE];
  private JostleMoveSet[] earlierMoveSets = new JostleMoveSet[Long.SIZE];
  private int length;
  private Side sideToMove;
  private long ownLow;
  private long ownHigh;
  private long otherLow;
  private long otherHigh;
  private long hash;
  private JostleMoveSet moveSet;

  JostleTrail(JostlePosition start) {
    this.start = start;
    layout = start.game().layout();
    sideToMove = start.sideToMove();
    ownLow = start.lowBits(sideToMove);
    ownHigh = start.highBits(sideToMove);
    otherLow = start.lowBits(sideToMove.other());
    otherHigh = start.highBits(sideToMove.other());
    hash = start.hash();
    moveSet = start.moveSet();
  }

  /// Returns the checkers of the side to move on the bits 0 to 63 of [JostleGame#layout()].
  public long ownLow() {
    return ownLow;
  }

  /// Returns the checkers of the side to move on the bits 64 to 127.
  public long ownHigh() {
    return ownHigh;
  }

  /// Returns the checkers of the side that is not to move on the bits 0 to 63.
  public long otherLow() {
    return otherLow;
  }

  /// Returns the checkers of the side that is not to move on the bits 64 to 127.
  public long otherHigh() {
    return otherHigh;
  }

  /// Returns the legal moves.
  public JostleMoveSet moveSet() {
    return moveSet;
  }

  /// Returns the moves that the opponent of the side to move would have, if it were to move.
  public JostleMoveSet opponentMoveSet() {
    return JostleMoveSet.of(
        layout,
        /* ownLow= */ otherLow,
        /* ownHigh= */ otherHigh,
        /* otherLow= */ ownLow,
        /* otherHigh= */ ownHigh);
  }

  @Override
  public JostlePosition position() {
    return start.with(sideToMove, ownLow, ownHigh, otherLow, otherHigh, hash, moveSet);
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public void play(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
      earlierMoveSets = Arrays.copyOf(earlierMoveSets, 2 * length);
    }
    moves[length] = move;
    earlierMoveSets[length++] = moveSet;
    long low = ownLow ^ JostleMove.lowBits(move);
    long high = ownHigh ^ JostleMove.highBits(move);
    switchSides(low, high, move, sideToMove);
    moveSet = JostleMoveSet.of(layout, ownLow, ownHigh, otherLow, otherHigh);
  }

  @Override
  public void undo() {
    int move = moves[--length];
    switchSides(ownLow, ownHigh, move, sideToMove.other());
    ownLow ^= JostleMove.lowBits(move);
    ownHigh ^= JostleMove.highBits(move);
    moveSet = earlierMoveSets[length];
  }

  /// Passes the turn to the other side.
  ///
  /// @param low the checkers of the side that was to move, on the bits 0 to 63
  /// @param high the same on the bits 64 to 127
  /// @param mover the side whose move changes the hash
  private void switchSides(long low, long high, int move, Side mover) {
    ownLow = otherLow;
    ownHigh = otherHigh;
    otherLow = low;
    otherHigh = high;
    sideToMove = sideToMove.other();
    hash ^= JostlePosition.hashChange(mover, move);
  }

  @Override
  public Side sideToMove() {
    return sideToMove;
  }

  @Override
  public Outcome outcome() {
    return JostlePosition.outcome(sideToMove, moveSet);
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return moveSet.generateMoves(layout, ownLow, ownHigh, buffer, offset);
  }

  @Override
  public int countMoves() {
    return moveSet.count();
  }

  @Override
  public int moveAt(int index) {
    return moveSet.moveAt(layout, ownLow, ownHigh, index);
  }
}
