package tabuleiro.solver.jostle;

import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.games.jostle.Layout;

/// How [JostlePosition] packs moves.
final class JostleMoves {
  private static final int BITS = 7;
  private static final int MASK = (1 << BITS) - 1;

  private JostleMoves() {}

  static int of(Layout layout, int from, int to) {
    return layout.bit(from) | layout.bit(to) << BITS;
  }

  /// Returns the cell that a move leaves.
  static int from(Layout layout, int move) {
    return layout.cell(move & MASK);
  }

  /// Returns the cell where a move arrives.
  static int to(Layout layout, int move) {
    return layout.cell(move >>> BITS);
  }
}
