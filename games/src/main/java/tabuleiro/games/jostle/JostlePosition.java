package tabuleiro.games.jostle;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.MovePrompt;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.support.Zobrist;

/// A position of Jostle: the checkers, whose turn it is, and the legal moves, found once.
/// Immutable.
///
/// The packed form of a move is the bit of the square it leaves + 128 * the bit of the square where
/// it arrives, bits as in [JostleGame#layout()].
public final class JostlePosition implements Position {
  private static final int BIT_WIDTH = 7;
  private static final int BIT_MASK = (1 << BIT_WIDTH) - 1;
  private static final int TURN_KEY = 2 << BIT_WIDTH;

  /// One key for each side and bit, and one for the second side being to move.
  private static final long[] KEYS = Zobrist.keys(TURN_KEY + 1, 0x4a6f73746c65L);

  private final JostleGame game;
  private final Side sideToMove;
  private final long ownLow;
  private final long ownHigh;
  private final long otherLow;
  private final long otherHigh;
  private final long hash;
  private final JostleMoveSet moveSet;

  private JostlePosition(
      JostleGame game,
      Side side,
      long ownLow,
      long ownHigh,
      long otherLow,
      long otherHigh,
      long hash) {
    this.game = game;
    this.sideToMove = side;
    this.ownLow = ownLow;
    this.ownHigh = ownHigh;
    this.otherLow = otherLow;
    this.otherHigh = otherHigh;
    this.hash = hash;
    moveSet = JostleMoveSet.of(game.layout(), ownLow, ownHigh, otherLow, otherHigh);
  }

  /// Returns the position with these checkers and `side` to move.
  static JostlePosition of(JostleGame game, Side side, Bits128 first, Bits128 second) {
    long hash = side == Side.FIRST ? 0 : KEYS[TURN_KEY];
    for (int bit = 0; bit <= BIT_MASK; bit++) {
      hash ^= first.has(bit) ? key(Side.FIRST, bit) : 0;
      hash ^= second.has(bit) ? key(Side.SECOND, bit) : 0;
    }
    Bits128 own = side == Side.FIRST ? first : second;
    Bits128 other = side == Side.FIRST ? second : first;
    return new JostlePosition(game, side, own.low(), own.high(), other.low(), other.high(), hash);
  }

  private static long key(Side side, int bit) {
    return KEYS[(side.ordinal() << BIT_WIDTH) + bit];
  }

  @Override
  public JostleGame game() {
    return game;
  }

  @Override
  public Side sideToMove() {
    return sideToMove;
  }

  /// Rule 5: a player who cannot move on his turn loses.
  @Override
  public Outcome outcome() {
    return outcome(sideToMove, moveSet);
  }

  /// Returns the outcome when `steps` are the moves of `side`, whose turn it is.
  static Outcome outcome(Side side, JostleMoveSet steps) {
    return steps.isEmpty() ? Outcome.win(side.other(), EndReason.NO_MOVES) : Outcome.ONGOING;
  }

  /// Returns the legal moves.
  JostleMoveSet moveSet() {
    return moveSet;
  }

  /// Returns the position of other checkers on the same board.
  JostlePosition with(
      Side toMove, long ownLow, long ownHigh, long otherLow, long otherHigh, long hash) {
    return new JostlePosition(game, toMove, ownLow, ownHigh, otherLow, otherHigh, hash);
  }

  @Override
  public long hash() {
    return hash;
  }

  /// Returns the checkers of a side on the bits 0 to 63 of [JostleGame#layout()].
  public long lowBits(Side owner) {
    return owner == sideToMove ? ownLow : otherLow;
  }

  /// Returns the checkers of a side on the bits 64 to 127 of [JostleGame#layout()].
  public long highBits(Side owner) {
    return owner == sideToMove ? ownHigh : otherHigh;
  }

  /// Returns the checkers of a side.
  Bits128 checkers(Side owner) {
    return new Bits128(lowBits(owner), highBits(owner));
  }

  /// Returns the number of steps that Rule 4 allows a side: the figure that players watch. For the
  /// side that is not to move, as if it were.
  public int countMoves(Side mover) {
    if (mover == sideToMove) {
      return moveSet.count();
    }
    return JostleMoveSet.of(
            game.layout(),
            lowBits(mover),
            highBits(mover),
            lowBits(sideToMove),
            highBits(sideToMove))
        .count();
  }

  /// Returns P, the pairs of friendly neighbours less the pairs of enemy neighbours on the board. A
  /// move raises it by what the moved checker gains.
  public int pairBalance() {
    int ends = 0;
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      Optional<Side> owner = Refusals.owner(this, cell);
      ends += owner.isPresent() ? Refusals.value(this, owner.get(), cell, cell) : 0;
    }
    return ends / 2;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return generateMoves(game.layout(), moveSet, ownLow, ownHigh, buffer, offset);
  }

  /// Writes the moves of the side with the checkers `ownLow`, `ownHigh` and returns the end.
  public static int generateMoves(
      BitboardLayout layout,
      JostleMoveSet steps,
      long ownLow,
      long ownHigh,
      int[] buffer,
      int offset) {
    int end = offset;
    for (int word = 0; word < 2 * layout.axisCount(); word++) {
      for (long rest = steps.word(word); rest != 0; rest &= rest - 1) {
        int step = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        buffer[end++] = moveOfPair(layout, step, ownLow, ownHigh);
      }
    }
    return end;
  }

  @Override
  public int countMoves() {
    return moveSet.count();
  }

  @Override
  public int moveAt(int index) {
    return moveOfPair(game.layout(), moveSet.pairAt(index), ownLow, ownHigh);
  }

  /// Returns the packed move of a step: it leaves the end that has the mover's checker.
  static int moveOfPair(BitboardLayout layout, int step, long ownLow, long ownHigh) {
    int lower = step & BIT_MASK;
    int shift = layout.axisShift(step >>> BIT_WIDTH);
    // Without branches, as a processor would guess wrong half the time: all ones for a high bit.
    long own = ownLow ^ ((ownLow ^ ownHigh) & -(lower >>> 6));
    int up = shift & -(int) ((own >>> lower) & 1);
    return packMove(lower + shift - up, lower + up);
  }

  /// Returns the packed move between two bits.
  static int packMove(int from, int to) {
    return from | to << BIT_WIDTH;
  }

  @Override
  public JostlePosition playUnchecked(int move) {
    return new JostlePosition(
        game,
        sideToMove.other(),
        otherLow,
        otherHigh,
        ownLow ^ lowBits(move),
        ownHigh ^ highBits(move),
        hash ^ hashChange(sideToMove, move));
  }

  /// Returns which of the bits 0 to 63 a move changes.
  public static long lowBits(int move) {
    // Without branches again: all ones for a low bit.
    return ((1L << move) & ((move >>> 6 & 1) - 1L)) | ((1L << (move >>> 7)) & ((move >>> 13) - 1L));
  }

  /// Returns which of the bits 64 to 127 a move changes.
  public static long highBits(int move) {
    return ((1L << move) & -(move >>> 6 & 1L)) | ((1L << (move >>> 7)) & -(move >>> 13 & 1L));
  }

  /// Returns what changes in the hash when `mover` plays `move`.
  static long hashChange(Side mover, int move) {
    return key(mover, move & BIT_MASK) ^ key(mover, move >>> BIT_WIDTH) ^ KEYS[TURN_KEY];
  }

  /// Returns a trail that plays and undoes in place, which costs less than stacking positions.
  @Override
  public JostleTrail trail() {
    return new JostleTrail(this);
  }

  @Override
  public String format() {
    return PositionText.format(this);
  }

  @Override
  public int parseMove(String text) {
    return MoveText.parse(this, text);
  }

  @Override
  public String formatMove(int move) {
    return game.board().name(fromCell(move)) + game.board().name(toCell(move));
  }

  /// Returns the cell that a move leaves.
  public int fromCell(int move) {
    return game.layout().cellOf(move & BIT_MASK);
  }

  /// Returns the cell where a move arrives.
  public int toCell(int move) {
    return game.layout().cellOf(move >>> BIT_WIDTH);
  }

  @Override
  public Action decode(int move) {
    return Scenes.action(this, move);
  }

  @Override
  public Optional<Violation> findViolation(List<ClickTarget> path) {
    return Refusals.whyNot(this, path);
  }

  @Override
  public MovePrompt prompt(List<String> answers) {
    return MovePrompts.next(this, answers);
  }

  @Override
  public Scene scene() {
    return Scenes.scene(this);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof JostlePosition that
        && game == that.game
        && sideToMove == that.sideToMove
        && ownLow == that.ownLow
        && ownHigh == that.ownHigh
        && otherLow == that.otherLow
        && otherHigh == that.otherHigh;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  /// Returns the position text.
  @Override
  public String toString() {
    return format();
  }
}
