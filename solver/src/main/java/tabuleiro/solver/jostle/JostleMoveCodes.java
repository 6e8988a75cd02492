package tabuleiro.solver.jostle;

import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostlePosition;

/// The move codes of [JostlePosition].
final class JostleMoveCodes {
  private static final int BITS = 7;
  private static final int MASK = (1 << BITS) - 1;

  private JostleMoveCodes() {}

  static int of(BitboardLayout layout, int from, int to) {
    return layout.bitOf(from) | layout.bitOf(to) << BITS;
  }

  /// Returns the cell that a move starts from.
  static int from(BitboardLayout layout, int move) {
    return layout.cellOf(move & MASK);
  }

  /// Returns the cell that a move goes to.
  static int to(BitboardLayout layout, int move) {
    return layout.cellOf(move >>> BITS);
  }
}
