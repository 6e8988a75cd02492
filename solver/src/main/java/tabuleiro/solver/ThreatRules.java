package tabuleiro.solver;

import tabuleiro.rules.Trail;

/// What shortens the proof of a forced win in a game that a single move can win: the moves that win
/// at once, and those that keep the opponent from it. The questions are about the last position of
/// a trail of the game, which they leave as it is. Implementations are immutable.
public interface ThreatRules {
  /// Returns whether the side to move can win with this move.
  boolean canWinAtOnce(Trail trail);

  /// Returns whether the opponent could win at once if it were to move.
  boolean isThreatened(Trail trail);

  /// Returns moves of the side to move. All that are left out lose at once: the opponent wins with
  /// the next move. Some that lose at once may be among them.
  int[] defendingMoves(Trail trail);
}
