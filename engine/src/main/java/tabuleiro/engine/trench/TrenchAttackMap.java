package tabuleiro.engine.trench;

import org.jspecify.annotations.Nullable;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Side;

/// What the pieces of one side see: where they can go, what they attack and what they defend.
///
/// All pieces look at once, as the rules find moves: a piece sees `k` squares far in a direction
/// when its next square can be passed and sees `k - 1` squares far itself, which is one shift for
/// the whole board. It sees pieces of its own side too, which it would recapture. Mutable, to be
/// used again and again.
final class TrenchAttackMap {
  /// The diagonal a8-h1 (Rule 1).
  static final long TRENCH = 0x0102040810204080L;

  /// The squares on Black's side of the trench.
  static final long FIRST_TERRITORY = 0x000103070F1F3F7FL;

  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;
  private static final long ROW_1 = 0xFFL;
  private static final long ROW_8 = ROW_1 << 56;

  private @Nullable TrenchPosition from;
  private @Nullable Side of;
  private long own;
  private long empty;
  private long reaching2;
  private long reaching3;
  private long reaching4;
  private long reaching5;
  private long seen;
  private long seenBySoldiers;
  private int moves;

  /// Looks from the pieces of a side, whosever turn it is; not again from where it looked last.
  // A position never changes, and who asks of it again has the same one.
  @SuppressWarnings("ReferenceEquality")
  void compute(TrenchPosition position, Side side) {
    if (position != from || side != of) {
      from = position;
      of = side;
      lookAnew(position, side);
    }
  }

  private void lookAnew(TrenchPosition position, Side side) {
    own = position.pieces(side);
    empty = ~position.piecesReaching(1);
    reaching2 = position.piecesReaching(2);
    reaching3 = position.piecesReaching(3);
    reaching4 = position.piecesReaching(4);
    reaching5 = position.piecesReaching(5);
    seen = 0;
    seenBySoldiers = 0;
    moves = 0;
    long home = (reaching3 & ~reaching4) | reaching5;
    boolean isFirst = side == Side.FIRST;
    lookAhead(isFirst ? 1 : -1, isFirst ? ~FILE_H : ~FILE_A, own);
    lookAhead(isFirst ? 8 : -8, isFirst ? ~ROW_8 : ~ROW_1, own);
    lookAhead(isFirst ? 9 : -9, isFirst ? ~(FILE_H | ROW_8) : ~(FILE_A | ROW_1), own & reaching2);
    lookHome(isFirst ? -1 : 1, isFirst ? ~FILE_A : ~FILE_H, own);
    lookHome(isFirst ? -8 : 8, isFirst ? ~ROW_1 : ~ROW_8, own);
    lookHome(isFirst ? -9 : 9, isFirst ? ~(FILE_A | ROW_1) : ~(FILE_H | ROW_8), own & home);
    lookAlong(7, ~(FILE_A | ROW_8), own & reaching4);
    lookAlong(-7, ~(FILE_H | ROW_1), own & reaching4);
  }

  /// Looks towards the enemy territory, where pieces in the trench are not attacked from outside it
  /// (Rule 6a), and pieces in it go on after a capture (Rule 6b).
  private void lookAhead(int step, long hasNext, long movers) {
    long outside = movers & ~TRENCH;
    long inside = movers & TRENCH;
    long next = before(empty, step) & hasNext;
    long out1 = before(empty | ~TRENCH, step) & hasNext;
    long out2 = next & before(out1, step);
    long out3 = next & before(out2, step);
    long out4 = next & before(out3, step);
    long out5 = next & before(out4, step);
    long pass = before(empty | ~own, step) & hasNext;
    long in2 = pass & before(hasNext, step);
    long in3 = pass & before(in2, step);
    long in4 = pass & before(in3, step);
    long in5 = pass & before(in4, step);
    see(
        step,
        (outside & out1) | (inside & hasNext),
        (outside & out2) | (inside & in2),
        (outside & out3) | (inside & in3),
        (outside & out4) | (inside & in4),
        (outside & out5) | (inside & in5));
  }

  /// Looks homeward, where pieces in the trench capture nothing (Rule 6c).
  private void lookHome(int step, long hasNext, long movers) {
    if (movers == 0) {
      return;
    }
    long quiet = movers & TRENCH;
    long outside = movers & ~TRENCH;
    long next = before(empty, step) & hasNext;
    long out2 = next & before(hasNext, step);
    long out3 = next & before(out2, step);
    long out4 = next & before(out3, step);
    long out5 = next & before(out4, step);
    long in2 = next & before(next, step);
    long in3 = next & before(in2, step);
    long in4 = next & before(in3, step);
    long in5 = next & before(in4, step);
    see(
        step,
        (outside & hasNext) | (quiet & next),
        (outside & out2) | (quiet & in2),
        (outside & out3) | (quiet & in3),
        (outside & out4) | (quiet & in4),
        (outside & out5) | (quiet & in5));
  }

  /// Looks along the trench, in which nothing is captured so (Rules 6a and 6d).
  private void lookAlong(int step, long hasNext, long movers) {
    if (movers == 0) {
      return;
    }
    long next = before(empty, step) & hasNext;
    long one = before(empty | ~TRENCH, step) & hasNext;
    long two = next & before(one, step);
    long three = next & before(two, step);
    long four = next & before(three, step);
    long five = next & before(four, step);
    see(step, movers & one, movers & two, movers & three, movers & four, movers & five);
  }

  /// Notes the squares that pieces see, each set so many steps far.
  private void see(int step, long one, long two, long three, long four, long five) {
    long at1 = Long.rotateLeft(one, step);
    long at2 = Long.rotateLeft(two & reaching2, 2 * step);
    long at3 = Long.rotateLeft(three & reaching3, 3 * step);
    long at4 = Long.rotateLeft(four & reaching4, 4 * step);
    long at5 = Long.rotateLeft(five & reaching5, 5 * step);
    seen |= at1 | at2 | at3 | at4 | at5;
    seenBySoldiers |= Long.rotateLeft(one & ~reaching2, step);
    long others = ~own;
    moves +=
        Long.bitCount(at1 & others)
            + Long.bitCount(at2 & others)
            + Long.bitCount(at3 & others)
            + Long.bitCount(at4 & others)
            + Long.bitCount(at5 & others);
  }

  /// Returns the squares whose next square is in a set; at the edge also some that have none.
  private static long before(long set, int step) {
    return Long.rotateRight(set, step);
  }

  /// Returns the squares where a piece of the side could go or capture, or recapture if an enemy
  /// took the piece of its own side there.
  long attacks() {
    return seen;
  }

  /// As [#attacks()], by soldiers.
  long soldierAttacks() {
    return seenBySoldiers;
  }

  /// Returns the number of the side's moves.
  int moveCount() {
    return moves;
  }
}
