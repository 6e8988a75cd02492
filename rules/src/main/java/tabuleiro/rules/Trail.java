package tabuleiro.rules;

/// A mutable line of play: moves are played and undone at its end. Not safe for several threads.
///
/// The questions are those of [Position], asked of the position at the end of the line.
public interface Trail {
  /// Returns the position at the end of the line.
  Position position();

  /// Returns how many moves have been played and not undone.
  int length();

  /// Plays a move that is known to be legal.
  void play(int move);

  /// Takes back the last move.
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
