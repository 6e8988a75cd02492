package tabuleiro.games.niju;

/// The tiles that a player has not laid, as a bit set: bit `t` for tile `t`. A tile counts once for
/// each of its distinct rotations (rule 4).
///
/// The rotations of a hand have a fixed order in which the n-th is found without a loop over the
/// tiles: those of the tiles with four rotations, by number, then those with two, then with one.
final class NijuHand {
  private static final int FOUR = withRotations(4);
  private static final int TWO = withRotations(2);
  private static final int ONE = withRotations(1);

  private NijuHand() {}

  private static int withRotations(int rotations) {
    int tiles = 0;
    for (int tile = 1; tile <= NijuTiles.COUNT; tile++) {
      tiles |= NijuTiles.distinctRotations(tile) == rotations ? 1 << tile : 0;
    }
    return tiles;
  }

  /// Returns the hand of tiles 1 to `tiles`.
  static int full(int tiles) {
    return (1 << (tiles + 1)) - 2;
  }

  static boolean has(int hand, int tile) {
    return (hand >> tile & 1) != 0;
  }

  /// Returns the number of rotations of all tiles of a hand.
  static int countRotations(int hand) {
    return 4 * Integer.bitCount(hand & FOUR)
        + 2 * Integer.bitCount(hand & TWO)
        + Integer.bitCount(hand & ONE);
  }

  /// Returns the `index`-th rotation, as the tile bits of a move.
  static int rotationAt(int hand, int index) {
    int fours = 4 * Integer.bitCount(hand & FOUR);
    if (index < fours) {
      return NijuMove.tile(nth(hand & FOUR, index >> 2), index & 3);
    }
    int rest = index - fours;
    int twos = 2 * Integer.bitCount(hand & TWO);
    return rest < twos
        ? NijuMove.tile(nth(hand & TWO, rest >> 1), rest & 1)
        : NijuMove.tile(nth(hand & ONE, rest - twos), 0);
  }

  /// Returns all rotations in their order, as the tile bits of moves.
  static int[] rotations(int hand) {
    int[] rotations = new int[countRotations(hand)];
    int end = append(hand & FOUR, 4, rotations, 0);
    end = append(hand & TWO, 2, rotations, end);
    append(hand & ONE, 1, rotations, end);
    return rotations;
  }

  private static int append(int tiles, int count, int[] rotations, int from) {
    int end = from;
    for (int rest = tiles; rest != 0; rest &= rest - 1) {
      for (int turns = 0; turns < count; turns++) {
        rotations[end++] = NijuMove.tile(Integer.numberOfTrailingZeros(rest), turns);
      }
    }
    return end;
  }

  /// Returns the hand without one of the tiles that have the fewest rotations.
  ///
  /// Precondition: the hand is not empty.
  static int withoutFewestRotations(int hand) {
    int least = (hand & ONE) != 0 ? hand & ONE : (hand & TWO) != 0 ? hand & TWO : hand;
    return hand ^ Integer.lowestOneBit(least);
  }

  /// Returns the place of the `n`-th set bit, counted from 0.
  private static int nth(int set, int n) {
    return Integer.numberOfTrailingZeros(Integer.expand(1 << n, set));
  }
}
