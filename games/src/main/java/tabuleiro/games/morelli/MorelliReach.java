package tabuleiro.games.morelli;

import tabuleiro.rules.Side;

/// Where the stones of both sides can move, as if each were to move, and which stones the other
/// side can flip with its next move. Sets are words as in [MorelliPosition#stones]. Immutable.
public final class MorelliReach {
  private final long[] targets = Stones.none();
  private final long[] flippable = Stones.none();
  private final int firstMoves;
  private final int secondMoves;

  private MorelliReach(MorelliMoveGenerator first, MorelliMoveGenerator second) {
    firstMoves = first.collectTargets(targets, Stones.base(Side.FIRST));
    secondMoves = second.collectTargets(targets, Stones.base(Side.SECOND));
  }

  static MorelliReach of(
      MorelliGeometry geometry,
      long[] stones,
      MorelliMoveGenerator first,
      MorelliMoveGenerator second) {
    MorelliReach reach = new MorelliReach(first, second);
    reach.addFlippable(geometry, stones, Stones.base(Side.FIRST), Stones.base(Side.SECOND));
    reach.addFlippable(geometry, stones, Stones.base(Side.SECOND), Stones.base(Side.FIRST));
    return reach;
  }

  /// Adds the stones of a side that are between a stone and a target of the other side (rule 5).
  /// Those that can be flipped are not on the edge, so that no step from them leaves the board.
  private void addFlippable(MorelliGeometry geometry, long[] stones, int own, int other) {
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS / 2; direction++) {
      int offset = geometry.offset(direction);
      for (int word = 0; word < Stones.WORDS; word++) {
        flippable[own + word] |=
            (shiftUp(stones, other, word, offset) & shiftDown(targets, other, word, offset))
                | (shiftDown(stones, other, word, offset) & shiftUp(targets, other, word, offset));
      }
    }
    for (int word = 0; word < Stones.WORDS; word++) {
      flippable[own + word] &= stones[own + word] & geometry.interior(word);
    }
  }

  private static long shiftUp(long[] sets, int base, int word, int offset) {
    long carried = word == 0 ? 0 : sets[base + word - 1] >>> -offset;
    return sets[base + word] << offset | carried;
  }

  private static long shiftDown(long[] sets, int base, int word, int offset) {
    long carried = word == Stones.WORDS - 1 ? 0 : sets[base + word + 1] << -offset;
    return sets[base + word] >>> offset | carried;
  }

  /// Returns a word of the set of cells on which a side's moves can stop.
  public long targets(Side side, int word) {
    return targets[Stones.base(side) + word];
  }

  /// Returns a word of the set of a side's stones that the other side can flip, each by some move.
  public long flippable(Side side, int word) {
    return flippable[Stones.base(side) + word];
  }

  /// Returns the number of a side's moves.
  public int moveCount(Side side) {
    return side == Side.FIRST ? firstMoves : secondMoves;
  }
}
