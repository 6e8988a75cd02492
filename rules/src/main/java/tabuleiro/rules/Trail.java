package tabuleiro.rules;

/// A mutable variation: moves are played and undone at its end. It answers the questions of
/// [Position] about its last position. Not safe for use by several threads.
public interface Trail {
  /// Returns the last position of the variation.
  Position position();

  /// Returns the number of moves that were played and not undone.
  int length();

  /// Plays a move.
  ///
  /// Precondition: the move is legal.
  void play(int move);

  /// Undoes the last move.
  ///
  /// Precondition: `length() > 0`.
  void undo();

  /// As [Position#sideToMove()].
  default Side sideToMove() {
    return position().sideToMove();
  }

  /// As [Position#outcome()].
  default Outcome outcome() {
    return position().outcome();
  }

  /// As [Position#hash()].
  default long hash() {
    return position().hash();
  }

  /// As [Position#generateMoves(int[], int)].
  default int generateMoves(int[] buffer, int offset) {
    return position().generateMoves(buffer, offset);
  }

  /// As [Position#countMoves()].
  default int countMoves() {
    return position().countMoves();
  }

  /// As [Position#moveAt(int)].
  default int moveAt(int index) {
    return position().moveAt(index);
  }
}
