package tabuleiro.reference.certificate;

import tabuleiro.reference.ReferenceGame;

/// The rules by which the checker plays. Immutable.
///
/// @param reference the plain rules, which read positions
/// @param hasExactKeys whether the keys of the trails are one `long` and belong to one position and
///   its images only; otherwise they are fingerprints of 128 bits
/// @param isTalpa whether the trails are those of the fast rules of Talpa
record CheckerGame(ReferenceGame reference, boolean hasExactKeys, boolean isTalpa) {
  /// The rules for a game.
  ///
  /// @param isPlain whether to use only the plain rules
  static CheckerGame of(String game, String variant, ReferenceGame reference, boolean isPlain) {
    boolean isFast = !isPlain && game.equals("talpa") && TalpaCheckerBoard.isSmallEnough(variant);
    return new CheckerGame(reference, isFast, isFast);
  }

  /// A new trail.
  ///
  /// @param position the text of a position of the game
  CheckerTrail trail(String position) {
    return isTalpa
        ? TalpaCheckerTrail.parse(reference.parse(position).format())
        : new ReferenceTrail(reference.parse(position));
  }

  /// A new table for searches.
  CheckerTable table(long bytes) {
    return hasExactKeys ? new ExactKeyTable(bytes) : new FingerprintTable();
  }
}
