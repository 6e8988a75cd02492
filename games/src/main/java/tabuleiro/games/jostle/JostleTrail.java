package tabuleiro.games.jostle;

import java.util.Arrays;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// A line of play on plain words: the checkers are moved to and fro, and the legal moves of each
/// position on the line are kept. Not safe for several threads.
public final class JostleTrail implements Trail {
  private final JostlePosition start;
  private final Layout layout;
  private int[] moves = new int[Long.SIZE];
  private Steps[] earlier = new Steps[Long.SIZE];
  private int length;
  private Side side;
  private long ownLow;
  private long ownHigh;
  private long otherLow;
  private long otherHigh;
  private long hash;
  private Steps steps;

  JostleTrail(JostlePosition start) {
    this.start = start;
    layout = start.game().layout();
    side = start.sideToMove();
    ownLow = start.low(side);
    ownHigh = start.high(side);
    otherLow = start.low(side.other());
    otherHigh = start.high(side.other());
    hash = start.hash();
    steps = start.steps();
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
  public Steps steps() {
    return steps;
  }

  /// Returns the moves that the side that is not to move would have if it were.
  public Steps otherSteps() {
    return Steps.of(
        layout,
        /* ownLow= */ otherLow,
        /* ownHigh= */ otherHigh,
        /* otherLow= */ ownLow,
        /* otherHigh= */ ownHigh);
  }

  @Override
  public JostlePosition position() {
    return start.with(side, ownLow, ownHigh, otherLow, otherHigh, hash);
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public void play(int move) {
    if (length == moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
      earlier = Arrays.copyOf(earlier, 2 * length);
    }
    moves[length] = move;
    earlier[length++] = steps;
    long low = JostlePosition.low(move);
    long high = JostlePosition.high(move);
    turn(ownLow ^ low, ownHigh ^ high, move, side);
    steps = Steps.of(layout, ownLow, ownHigh, otherLow, otherHigh);
  }

  @Override
  public void undo() {
    int move = moves[--length];
    turn(ownLow, ownHigh, move, side.other());
    ownLow ^= JostlePosition.low(move);
    ownHigh ^= JostlePosition.high(move);
    steps = earlier[length];
  }

  /// Gives the turn to the other side.
  ///
  /// @param low the checkers of the side that was to move
  /// @param mover whose move changes the hash
  private void turn(long low, long high, int move, Side mover) {
    ownLow = otherLow;
    ownHigh = otherHigh;
    otherLow = low;
    otherHigh = high;
    side = side.other();
    hash ^= JostlePosition.change(mover, move);
  }

  @Override
  public Side sideToMove() {
    return side;
  }

  @Override
  public Outcome outcome() {
    return JostlePosition.outcome(side, steps);
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return JostlePosition.generateMoves(layout, steps, ownLow, ownHigh, buffer, offset);
  }

  @Override
  public int countMoves() {
    return steps.count();
  }

  @Override
  public int moveAt(int index) {
    return JostlePosition.move(layout, steps.at(index), ownLow, ownHigh);
  }
}
