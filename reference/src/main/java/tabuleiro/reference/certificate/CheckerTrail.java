package tabuleiro.reference.certificate;

/// A variation that the checker plays and takes back in place. No game repeats a position, so a
/// position may be proven by what is known about the positions that its moves lead to. Not safe for
/// several threads.
interface CheckerTrail {
  /// Whether the first player is to move.
  boolean isFirstToMove();

  /// The result of the game, by the rules alone.
  CheckerOutcome outcome();

  /// The result with perfect play where the next move decides it, or else [#outcome()].
  default CheckerOutcome forcedOutcome() {
    return outcome();
  }

  /// The legal moves in the order of their texts; none when the game is over.
  int[] moves();

  /// The legal moves without some that lose at once, in any order.
  ///
  /// Precondition: [#forcedOutcome()] is ONGOING.
  default int[] candidates() {
    return moves();
  }

  /// Plays one of the legal moves.
  void play(int move);

  /// Takes back the last move.
  void undo();

  /// The upper half of the key: positions have the same key if they are equal or images of each
  /// other by a symmetry that leaves the rules unchanged. 0 where [#lowKey()] alone is the key.
  long highKey();

  /// The lower half of the key; at least 1 where the upper half is 0.
  long lowKey();

  /// A guess at the work of proving that the side to move fails. It only orders moves.
  int moveOrderScore();

  /// The text of the position.
  String format();
}
