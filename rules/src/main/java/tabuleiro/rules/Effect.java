package tabuleiro.rules;

/// One change that a move makes to the board.
public sealed interface Effect {
  /// Returns the cell that changes; for a piece that moves, the one where it ends.
  int cell();

  /// A piece moves from one cell to another.
  record Moved(int from, int to, Piece piece) implements Effect {
    @Override
    public int cell() {
      return to;
    }
  }

  /// The player places a piece from the hand on a cell.
  record Placed(int cell, Piece piece) implements Effect {}

  /// A piece leaves the board: a capture when the opponent owns it.
  record Removed(int cell, Piece piece) implements Effect {}

  /// A piece changes its owner.
  ///
  /// @param piece the piece after the change
  record Flipped(int cell, Piece piece) implements Effect {}

  /// A piece enters the board by the rules, as a consequence of the move.
  record Entered(int cell, Piece piece) implements Effect {}

  /// A piece returns to its owner's hand by the rules, as a consequence of the move.
  record Withdrawn(int cell, Piece piece) implements Effect {}
}
