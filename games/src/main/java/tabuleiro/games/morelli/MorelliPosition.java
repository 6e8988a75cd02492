package tabuleiro.games.morelli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import tabuleiro.games.common.AbstractPosition;
import tabuleiro.games.common.PositionRoles;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// A position of Morelli: the stones, the side to move and the owner of the Throne. Immutable.
///
/// The position counts its moves on the first call that needs their number, and keeps the number
/// for each direction, so that [#moveAt(int)] generates the moves of one direction only.
public final class MorelliPosition extends AbstractPosition<MorelliPosition> {
  /// The side to move has no legal move, and the owner of the Throne wins (rule 8).
  public static final EndReason THRONE = EndReason.of("throne");

  /// The side to move has no legal move, and the Throne was never taken: a draw (rule 8).
  public static final EndReason NO_THRONE = EndReason.of("no-throne");

  private static final PositionRoles<MorelliPosition> ROLES =
      new PositionRoles<>(
          PositionText::format,
          MoveText::parse,
          MoveText::format,
          Refusals::findViolation,
          MovePrompts::next,
          Scenes::scene,
          Scenes::action);

  private static final long UNCOUNTED = -1;

  private final MorelliGame game;
  private final MorelliGeometry geometry;
  private final long[] stones;
  private final Side sideToMove;
  private final @Nullable Side throne;
  private final long hash;

  /// The numbers of moves in the eight directions, eight bits each, or [#UNCOUNTED]. A race between
  /// threads is harmless: they all compute the same.
  private volatile long moveCounts = UNCOUNTED;

  /// The result of [#reach()], or null before the first call. A race is harmless, as above.
  private final AtomicReference<@Nullable MorelliReach> reach = new AtomicReference<>();

  private MorelliPosition(
      MorelliGame game, long[] stones, Side sideToMove, @Nullable Side throne, long hash) {
    this.game = game;
    this.geometry = game.geometry();
    this.stones = stones;
    this.sideToMove = sideToMove;
    this.throne = throne;
    this.hash = hash;
  }

  /// Returns a position with a hash computed from scratch. The position keeps the array.
  static MorelliPosition of(
      MorelliGame game, long[] stones, Side sideToMove, @Nullable Side throne) {
    MorelliGeometry geometry = game.geometry();
    long hash = sideToMove == Side.FIRST ? 0 : geometry.turnKey();
    for (int cell = 0; cell < geometry.cellCount(); cell++) {
      for (int base = 0; base < stones.length; base += Stones.WORDS) {
        if (Stones.has(stones, base, cell)) {
          hash ^= geometry.stoneKey(base, cell);
        }
      }
    }
    if (throne != null) {
      hash ^= geometry.throneKey(throne);
    }
    return new MorelliPosition(game, stones, sideToMove, throne, hash);
  }

  @Override
  protected PositionRoles<MorelliPosition> roles() {
    return ROLES;
  }

  @Override
  public MorelliGame game() {
    return game;
  }

  @Override
  public Side sideToMove() {
    return sideToMove;
  }

  /// Returns the position with the same stones and the same owner of the Throne, and `side` to
  /// move.
  MorelliPosition withSideToMove(Side side) {
    return of(game, stones, side, throne);
  }

  /// Returns the owner of the Throne, whose King stands on it; empty while the Throne has never
  /// been taken.
  public Optional<Side> throneOwner() {
    return Optional.ofNullable(throne);
  }

  /// Returns a word of the set of a side's stones: bit `cell % 64` of word `cell / 64` is a cell.
  ///
  /// @param word 0, 1 or 2
  public long stones(Side side, int word) {
    return stones[Stones.base(side) + word];
  }

  /// Returns whether a side has a stone on a cell.
  public boolean hasStone(Side side, int cell) {
    return Stones.has(stones, side, cell);
  }

  /// Returns the number of a side's stones.
  public int stoneCount(Side side) {
    return Stones.count(stones, side);
  }

  /// Returns whether a side has a frame with a corner on a cell: stones there and on its three
  /// quarter turns about the centre (Rule 6). Stones on the edge make no frame: none was moved
  /// there or flipped there.
  public boolean hasFrame(Side side, int cell) {
    return geometry.band(cell) > 0 && isFrame(stones, Stones.base(side), cell);
  }

  private boolean isFrame(long[] board, int base, int cell) {
    for (int word = 0; word < Stones.WORDS; word++) {
      if ((geometry.frame(cell, word) & ~board[base + word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /// Returns the outcome. Rule 8: the game ends when the side to move has no move, and the owner of
  /// the Throne wins, whichever side is to move.
  @Override
  public Outcome outcome() {
    if (moveGenerator().hasMove()) {
      return Outcome.ONGOING;
    }
    return throne == null ? Outcome.draw(NO_THRONE) : Outcome.win(throne, THRONE);
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return moveGenerator().generateMoves(buffer, offset);
  }

  @Override
  public int countMoves() {
    int count = 0;
    for (long counts = moveCounts(); counts != 0; counts >>>= 8) {
      count += (int) (counts & 0xff);
    }
    return count;
  }

  @Override
  public int moveAt(int index) {
    int direction = 0;
    int left = index;
    long counts = moveCounts();
    while (left >= (counts & 0xff)) {
      left -= (int) (counts & 0xff);
      counts >>>= 8;
      direction++;
    }
    return moveGenerator().moveAt(direction, left);
  }

  private long moveCounts() {
    long counts = moveCounts;
    if (counts == UNCOUNTED) {
      counts = moveGenerator().countByDirection();
      moveCounts = counts;
    }
    return counts;
  }

  private MorelliMoveGenerator moveGenerator() {
    return moveGenerator(sideToMove);
  }

  private MorelliMoveGenerator moveGenerator(Side side) {
    return new MorelliMoveGenerator(geometry, stones, Stones.base(side), throne != null);
  }

  /// Returns where the stones of both sides can move, and which of them can be flipped. It is
  /// computed on the first call, and kept.
  public MorelliReach reach() {
    MorelliReach known = reach.get();
    if (known == null) {
      known =
          MorelliReach.of(geometry, stones, moveGenerator(Side.FIRST), moveGenerator(Side.SECOND));
      reach.set(known);
    }
    return known;
  }

  @Override
  public boolean isLegal(int move) {
    ClickTarget from = new ClickTarget.Cell(MorelliMove.from(move));
    ClickTarget to = new ClickTarget.Cell(MorelliMove.to(move));
    return findViolation(List.of(from, to)).isEmpty();
  }

  /// Plays by rules 4, 5 and 7.
  @Override
  public MorelliPosition playUnchecked(int move) {
    int own = Stones.base(sideToMove);
    int enemy = Stones.WORDS - own;
    int to = MorelliMove.to(move);
    long[] after = stones.clone();
    Stones.flip(after, own, MorelliMove.from(move));
    Stones.flip(after, own, to);
    flipFlanked(after, own, enemy, to);
    long newHash = hash ^ geometry.turnKey() ^ geometry.stoneKey(own, MorelliMove.from(move));
    boolean hasNewFrame = false;
    for (int word = 0; word < Stones.WORDS; word++) {
      // The moved stone and the flipped ones: the mover's stones on squares where it had none.
      long fresh = after[own + word] & ~stones[own + word];
      for (; fresh != 0; fresh &= fresh - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(fresh);
        newHash ^= geometry.stoneKey(own, cell);
        if (cell != to) {
          newHash ^= geometry.stoneKey(enemy, cell);
        }
        hasNewFrame |= isFrame(after, own, cell);
      }
    }
    if (!hasNewFrame || throne == sideToMove) {
      return new MorelliPosition(game, after, sideToMove.other(), throne, newHash);
    }
    newHash ^= geometry.throneKey(sideToMove);
    if (throne != null) {
      newHash ^= geometry.throneKey(throne);
    }
    return new MorelliPosition(game, after, sideToMove.other(), sideToMove, newHash);
  }

  /// Flips the enemy stones next to `to` that have a friendly stone right behind them (rule 5).
  private void flipFlanked(long[] board, int own, int enemy, int to) {
    for (int word = 0; word < Stones.WORDS; word++) {
      long neighbours = geometry.capturable(to, word) & board[enemy + word];
      for (; neighbours != 0; neighbours &= neighbours - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(neighbours);
        int behind = 2 * cell - to;
        if (Stones.has(board, own, behind)) {
          Stones.flip(board, own, cell);
          Stones.flip(board, enemy, cell);
        }
      }
    }
  }

  /// Returns whether the other position, of any variant of the same size, has the same text.
  @Override
  protected boolean hasSameState(MorelliPosition other) {
    return geometry.size() == other.geometry.size()
        && sideToMove == other.sideToMove
        && throne == other.throne
        && Arrays.equals(stones, other.stones);
  }
}
