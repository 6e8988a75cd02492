package tabuleiro.rules;

import java.util.Locale;

/// Why the rules ended a game.
public enum EndReason {
  /// A path is open (Talpa).
  PATH,
  /// The side to move has no legal move (Jostle, Trench).
  NO_MOVES,
  /// The side to move has no legal move and the Throne has an owner (Morelli).
  THRONE,
  /// The side to move has no legal move and the Throne was never taken (Morelli).
  NO_THRONE,
  /// All pieces of one side are captured (Trench).
  WIPE_OUT,
  /// Enough points are captured (Trench).
  POINTS,
  /// Patterns decide (Ni-Ju).
  PATTERNS,
  /// The game has lasted its number of plies (Trench).
  PLIES,
  /// Too many plies in a row went by without a capture (Trench).
  NO_CAPTURE;

  /// Returns the fixed word for this reason in result lines and records, such as `no-moves`.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
