package tabuleiro.games.morelli;

import java.util.Arrays;
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

/// A position of Morelli: the stones, the side to move and the owner of the Throne. Immutable.
///
/// It counts its moves once, when it is first asked, and keeps their number in each direction, so
/// that a move is drawn by walking in its own direction alone.
public final class MorelliPosition implements Position {
  private static final long UNCOUNTED = -1;

  private final MorelliGame game;
  private final MorelliGeometry geometry;
  private final long[] stones;
  private final Side sideToMove;
  private final @Nullable Side throne;
  private final long hash;

  /// The numbers of moves in the eight directions, or [#UNCOUNTED]. Threads that count at once find
  /// the same.
  private volatile long moveCounts = UNCOUNTED;

  private MorelliPosition(
      MorelliGame game, long[] stones, Side sideToMove, @Nullable Side throne, long hash) {
    this.game = game;
    this.geometry = game.geometry();
    this.stones = stones;
    this.sideToMove = sideToMove;
    this.throne = throne;
    this.hash = hash;
  }

  /// Returns a position made from scratch; it keeps the array.
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
  public MorelliGame game() {
    return game;
  }

  @Override
  public Side sideToMove() {
    return sideToMove;
  }

  /// Returns the owner of the Throne, whose King stands on it; empty while it was never taken.
  public Optional<Side> throneOwner() {
    return Optional.ofNullable(throne);
  }

  /// Returns a word of the set of cells on which a side has stones: bit `cell % 64` of word `cell /
  /// 64` stands for a cell.
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
  /// quarter turns about the centre (Rule 6). Stones on the edge make no frame: none was ever moved
  /// or turned over there.
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

  /// Rule 8: the game ends when the side to move has no move, and the owner of the Throne wins,
  /// whoever is to move.
  @Override
  public Outcome outcome() {
    if (moveGenerator().hasMove()) {
      return Outcome.ONGOING;
    }
    return throne == null
        ? Outcome.draw(EndReason.NO_THRONE)
        : Outcome.win(throne, EndReason.THRONE);
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public int generateMoves(int[] buffer, int offset) {
    return MorelliMove.generate(moveGenerator(), geometry, buffer, offset);
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
    return MorelliMove.at(moveGenerator(), geometry, direction, left);
  }

  private long moveCounts() {
    long known = moveCounts;
    if (known == UNCOUNTED) {
      known = moveGenerator().countByDirection();
      moveCounts = known;
    }
    return known;
  }

  private MorelliMoveGenerator moveGenerator() {
    return moveGenerator(sideToMove);
  }

  private MorelliMoveGenerator moveGenerator(Side side) {
    return new MorelliMoveGenerator(geometry, stones, Stones.base(side), throne != null);
  }

  /// Finds the cells that a side's stones could move to if it were to move.
  ///
  /// @param cells gets the three words of the set, as in [#stones(Side, int)]
  /// @return the number of its moves
  public int collectTargets(Side side, long[] cells) {
    return moveGenerator(side).collectTargets(cells);
  }

  @Override
  public boolean isLegal(int move) {
    int from = MorelliMove.from(move);
    int to = MorelliMove.to(move);
    return from < geometry.cellCount()
        && to < geometry.cellCount()
        && to >= 0
        && findViolation(List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to))).isEmpty();
  }

  /// Rules 4, 5 and 7.
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
    boolean framed = false;
    for (int word = 0; word < Stones.WORDS; word++) {
      // The moved stone and the turned ones: the mover's stones where he had none before.
      long fresh = after[own + word] & ~stones[own + word];
      for (; fresh != 0; fresh &= fresh - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(fresh);
        newHash ^= geometry.stoneKey(own, cell);
        if (cell != to) {
          newHash ^= geometry.stoneKey(enemy, cell);
        }
        framed |= isFrame(after, own, cell);
      }
    }
    if (!framed || throne == sideToMove) {
      return new MorelliPosition(game, after, sideToMove.other(), throne, newHash);
    }
    newHash ^= geometry.throneKey(sideToMove);
    if (throne != null) {
      newHash ^= geometry.throneKey(throne);
    }
    return new MorelliPosition(game, after, sideToMove.other(), sideToMove, newHash);
  }

  /// Rule 5: turns over the enemy stones next to `to` that have a friendly stone right behind them.
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

  @Override
  public String format() {
    return PositionText.format(this);
  }

  @Override
  public int parseMove(String text) {
    return new Refusals(this).parse(text);
  }

  @Override
  public String formatMove(int move) {
    return game.board().name(MorelliMove.from(move)) + game.board().name(MorelliMove.to(move));
  }

  @Override
  public Action decode(int move) {
    return Scenes.action(this, move);
  }

  @Override
  public Optional<Violation> findViolation(List<ClickTarget> path) {
    return new Refusals(this).whyNot(path);
  }

  @Override
  public MovePrompt prompt(List<String> answers) {
    return new MovePrompts(this).step(answers);
  }

  @Override
  public Scene scene() {
    return Scenes.scene(this);
  }

  /// Returns whether the other object is a position of the same size and of the same text.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MorelliPosition that
        && geometry.size() == that.geometry.size()
        && sideToMove == that.sideToMove
        && throne == that.throne
        && Arrays.equals(stones, that.stones);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  @Override
  public String toString() {
    return format();
  }
}
