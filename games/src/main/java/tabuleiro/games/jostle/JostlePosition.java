package tabuleiro.games.jostle;

import java.util.Optional;
import tabuleiro.games.common.AbstractPosition;
import tabuleiro.games.common.Bits128;
import tabuleiro.games.common.PositionRoles;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.Zobrist;

/// A position of Jostle: the checkers, the side to move, and the legal moves, generated once.
/// Immutable.
///
/// Moves are packed as [JostleMove] says. Checkers are bits of two `long`s, laid out as in
/// [JostleGame#layout()].
public final class JostlePosition extends AbstractPosition<JostlePosition> {
  private static final PositionRoles<JostlePosition> ROLES =
      new PositionRoles<>(
          PositionText::format,
          MoveText::parse,
          MoveText::format,
          Refusals::findViolation,
          MovePrompts::next,
          Scenes::scene,
          Scenes::action);

  private static final int BITS = 2 * Long.SIZE;

  /// One key for each side and bit, and one for the second side being to move.
  private static final long[] KEYS = Zobrist.keys(2 * BITS + 1, 0x4a6f73746c65L);

  private static final long SECOND_TO_MOVE = KEYS[2 * BITS];

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
      Side sideToMove,
      long ownLow,
      long ownHigh,
      long otherLow,
      long otherHigh,
      long hash,
      JostleMoveSet moveSet) {
    this.game = game;
    this.sideToMove = sideToMove;
    this.ownLow = ownLow;
    this.ownHigh = ownHigh;
    this.otherLow = otherLow;
    this.otherHigh = otherHigh;
    this.hash = hash;
    this.moveSet = moveSet;
  }

  private JostlePosition(
      JostleGame game,
      Side sideToMove,
      long ownLow,
      long ownHigh,
      long otherLow,
      long otherHigh,
      long hash) {
    this(
        game,
        sideToMove,
        ownLow,
        ownHigh,
        otherLow,
        otherHigh,
        hash,
        JostleMoveSet.of(game.layout(), ownLow, ownHigh, otherLow, otherHigh));
  }

  /// Returns the position with these checkers and `sideToMove` to move.
  static JostlePosition of(JostleGame game, Side sideToMove, Bits128 first, Bits128 second) {
    long hash = sideToMove == Side.FIRST ? 0 : SECOND_TO_MOVE;
    for (int bit = 0; bit < BITS; bit++) {
      hash ^= first.has(bit) ? key(Side.FIRST, bit) : 0;
      hash ^= second.has(bit) ? key(Side.SECOND, bit) : 0;
    }
    Bits128 own = sideToMove == Side.FIRST ? first : second;
    Bits128 other = sideToMove == Side.FIRST ? second : first;
    return new JostlePosition(
        game, sideToMove, own.low(), own.high(), other.low(), other.high(), hash);
  }

  private static long key(Side side, int bit) {
    return KEYS[(side.ordinal() << 7) + bit];
  }

  @Override
  protected PositionRoles<JostlePosition> roles() {
    return ROLES;
  }

  @Override
  public JostleGame game() {
    return game;
  }

  @Override
  public Side sideToMove() {
    return sideToMove;
  }

  /// Returns the outcome. Rule 5: a player who cannot move on their turn loses.
  @Override
  public Outcome outcome() {
    return outcome(sideToMove, moveSet);
  }

  /// Returns the outcome when `moveSet` has the moves of the side to move.
  static Outcome outcome(Side sideToMove, JostleMoveSet moveSet) {
    return moveSet.isEmpty()
        ? Outcome.win(sideToMove.other(), EndReason.NO_MOVES)
        : Outcome.ONGOING;
  }

  /// Returns the legal moves.
  JostleMoveSet moveSet() {
    return moveSet;
  }

  /// Returns the position of other checkers on the same board.
  ///
  /// @param moves the legal moves
  JostlePosition with(
      Side nextToMove,
      long ownLow,
      long ownHigh,
      long otherLow,
      long otherHigh,
      long hash,
      JostleMoveSet moves) {
    return new JostlePosition(game, nextToMove, ownLow, ownHigh, otherLow, otherHigh, hash, moves);
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

  /// Returns the owner of the checker on a cell, or empty when there is none.
  Optional<Side> ownerAt(int cell) {
    int bit = game.layout().bitOf(cell);
    for (Side side : Side.values()) {
      if (new Bits128(lowBits(side), highBits(side)).has(bit)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /// Returns the value that a checker of `side` has, or would have, on a cell (rule 3).
  ///
  /// @param ignored a cell whose checker does not count
  int value(Side side, int cell, int ignored) {
    BitboardLayout layout = game.layout();
    int value = 0;
    for (int shift : layout.directionShifts()) {
      int neighbour = layout.cellOf(layout.bitOf(cell) + shift);
      if (neighbour >= 0 && neighbour != ignored) {
        Optional<Side> owner = ownerAt(neighbour);
        value += owner.isEmpty() ? 0 : owner.get() == side ? 1 : -1;
      }
    }
    return value;
  }

  /// Returns the mobility of a side, the score of the game: the number of its legal moves (rule 4).
  /// For the side that is not to move, the moves that it would have if it were.
  public int mobility(Side side) {
    if (side == sideToMove) {
      return moveSet.count();
    }
    return JostleMoveSet.of(
            game.layout(),
            /* ownLow= */ otherLow,
            /* ownHigh= */ otherHigh,
            /* otherLow= */ ownLow,
            /* otherHigh= */ ownHigh)
        .count();
  }

  /// Returns the pair balance P: the pairs of friendly neighbours on the board less the pairs of
  /// enemy neighbours. A move raises it by as much as the value of the moved checker rises.
  public int pairBalance() {
    int valueSum = 0;
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      Optional<Side> owner = ownerAt(cell);
      valueSum += owner.isPresent() ? value(owner.get(), cell, cell) : 0;
    }
    // Each pair counts in the values of two checkers.
    return valueSum / 2;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return moveSet.generateMoves(game.layout(), ownLow, ownHigh, buffer, offset);
  }

  @Override
  public int countMoves() {
    return moveSet.count();
  }

  @Override
  public int moveAt(int index) {
    return moveSet.moveAt(game.layout(), ownLow, ownHigh, index);
  }

  @Override
  public JostlePosition playUnchecked(int move) {
    return new JostlePosition(
        game,
        sideToMove.other(),
        otherLow,
        otherHigh,
        ownLow ^ JostleMove.lowBits(move),
        ownHigh ^ JostleMove.highBits(move),
        hash ^ hashChange(sideToMove, move));
  }

  /// Returns what changes in the hash when `mover` plays `move`.
  static long hashChange(Side mover, int move) {
    return key(mover, JostleMove.fromBit(move))
        ^ key(mover, JostleMove.toBit(move))
        ^ SECOND_TO_MOVE;
  }

  /// Returns a trail that plays and undoes in place, which costs less than stacking positions.
  @Override
  public JostleTrail trail() {
    return new JostleTrail(this);
  }

  /// Returns the cell that a move leaves.
  public int fromCell(int move) {
    return game.layout().cellOf(JostleMove.fromBit(move));
  }

  /// Returns the cell where a move arrives.
  public int toCell(int move) {
    return game.layout().cellOf(JostleMove.toBit(move));
  }

  @Override
  protected boolean hasSameState(JostlePosition other) {
    return game == other.game
        && sideToMove == other.sideToMove
        && ownLow == other.ownLow
        && ownHigh == other.ownHigh
        && otherLow == other.otherLow
        && otherHigh == other.otherHigh;
  }
}
