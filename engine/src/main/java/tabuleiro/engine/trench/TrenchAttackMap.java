package tabuleiro.engine.trench;

import org.jspecify.annotations.Nullable;
import tabuleiro.games.trench.TrenchPosition;
import tabuleiro.rules.Side;

/// The squares that the pieces of one side attack: where they can move, capture, and recapture.
///
/// It is computed for all pieces at once: a piece attacks `k` squares far in a direction if its
/// next square can be passed and a piece there would attack `k - 1` squares far, which is one shift
/// for the whole board. Squares with pieces of the own side are included, since the side would
/// recapture there. Mutable, so that it can be reused.
final class TrenchAttackMap {
  /// The diagonal a8-h1 (Rule 1).
  static final long TRENCH = 0x0102040810204080L;

  /// The first side's territory: the squares on Black's side of the trench.
  static final long FIRST_TERRITORY = 0x000103070F1F3F7FL;

  private static final long FILE_A = 0x0101010101010101L;
  private static final long FILE_H = FILE_A << 7;
  private static final long ROW_1 = 0xFFL;
  private static final long ROW_8 = ROW_1 << 56;

  private @Nullable TrenchPosition lastPosition;
  private @Nullable Side lastSide;
  private long own;
  private long empty;
  private long reaching2;
  private long reaching3;
  private long reaching4;
  private long reaching5;
  private long attacks;
  private long soldierAttacks;
  private int moves;

  /// Computes the map for a side, which need not be the side to move. Nothing is computed again for
  /// the same position object and side.
  // Positions are immutable, and callers ask again with the same object.
  @SuppressWarnings("ReferenceEquality")
  void compute(TrenchPosition position, Side side) {
    if (position != lastPosition || side != lastSide) {
      lastPosition = position;
      lastSide = side;
      computeDirections(position, side);
    }
  }

  private void computeDirections(TrenchPosition position, Side side) {
    own = position.pieces(side);
    empty = ~position.piecesReaching(1);
    reaching2 = position.piecesReaching(2);
    reaching3 = position.piecesReaching(3);
    reaching4 = position.piecesReaching(4);
    reaching5 = position.piecesReaching(5);
    attacks = 0;
    soldierAttacks = 0;
    moves = 0;
    long home = (reaching3 & ~reaching4) | reaching5;
    boolean isFirst = side == Side.FIRST;
    attackForward(isFirst ? 1 : -1, isFirst ? ~FILE_H : ~FILE_A, own);
    attackForward(isFirst ? 8 : -8, isFirst ? ~ROW_8 : ~ROW_1, own);
    attackForward(
        isFirst ? 9 : -9, isFirst ? ~(FILE_H | ROW_8) : ~(FILE_A | ROW_1), own & reaching2);
    attackBackward(isFirst ? -1 : 1, isFirst ? ~FILE_A : ~FILE_H, own);
    attackBackward(isFirst ? -8 : 8, isFirst ? ~ROW_1 : ~ROW_8, own);
    attackBackward(isFirst ? -9 : 9, isFirst ? ~(FILE_A | ROW_1) : ~(FILE_H | ROW_8), own & home);
    attackAlongTrench(7, ~(FILE_A | ROW_8), own & reaching4);
    attackAlongTrench(-7, ~(FILE_H | ROW_1), own & reaching4);
  }

  /// Adds the attacks towards the enemy territory. Pieces in the trench are not attacked from
  /// outside it (Rule 6a), and pieces in the trench continue after a capture (Rule 6b).
  private void attackForward(int step, long hasNext, long movers) {
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
    addAttacks(
        step,
        (outside & out1) | (inside & hasNext),
        (outside & out2) | (inside & in2),
        (outside & out3) | (inside & in3),
        (outside & out4) | (inside & in4),
        (outside & out5) | (inside & in5));
  }

  /// Adds the attacks towards the own territory, where pieces in the trench capture nothing (Rule
  /// 6c).
  private void attackBackward(int step, long hasNext, long movers) {
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
    addAttacks(
        step,
        (outside & hasNext) | (quiet & next),
        (outside & out2) | (quiet & in2),
        (outside & out3) | (quiet & in3),
        (outside & out4) | (quiet & in4),
        (outside & out5) | (quiet & in5));
  }

  /// Adds the moves along the trench, which capture nothing (Rules 6a and 6d).
  private void attackAlongTrench(int step, long hasNext, long movers) {
    if (movers == 0) {
      return;
    }
    long next = before(empty, step) & hasNext;
    long one = before(empty | ~TRENCH, step) & hasNext;
    long two = next & before(one, step);
    long three = next & before(two, step);
    long four = next & before(three, step);
    long five = next & before(four, step);
    addAttacks(step, movers & one, movers & two, movers & three, movers & four, movers & five);
  }

  /// Adds the squares at distances 1 to 5 from sets of pieces.
  ///
  /// @param one the pieces that attack 1 step far, and so on
  private void addAttacks(int step, long one, long two, long three, long four, long five) {
    long at1 = Long.rotateLeft(one, step);
    long at2 = Long.rotateLeft(two & reaching2, 2 * step);
    long at3 = Long.rotateLeft(three & reaching3, 3 * step);
    long at4 = Long.rotateLeft(four & reaching4, 4 * step);
    long at5 = Long.rotateLeft(five & reaching5, 5 * step);
    attacks |= at1 | at2 | at3 | at4 | at5;
    soldierAttacks |= Long.rotateLeft(one & ~reaching2, step);
    long others = ~own;
    moves +=
        Long.bitCount(at1 & others)
            + Long.bitCount(at2 & others)
            + Long.bitCount(at3 & others)
            + Long.bitCount(at4 & others)
            + Long.bitCount(at5 & others);
  }

  /// Returns the squares whose next square is in a set; at the edge also some that have no next
  /// square.
  private static long before(long set, int step) {
    return Long.rotateRight(set, step);
  }

  /// Returns the squares where a piece of the side can move or capture, or could recapture if the
  /// opponent captured the own piece there.
  long attacks() {
    return attacks;
  }

  /// Returns the squares of [#attacks()] that soldiers attack.
  long soldierAttacks() {
    return soldierAttacks;
  }

  /// Returns the number of the side's moves.
  int moveCount() {
    return moves;
  }
}
