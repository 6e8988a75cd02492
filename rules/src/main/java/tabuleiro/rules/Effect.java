package tabuleiro.rules;

/// One thing that a move does to the board.
public sealed interface Effect {
  /// A piece goes from one cell to another.
  record Moved(int from, int to, Piece piece) implements Effect {}

  /// A piece comes from the hand onto a cell.
  record Placed(int cell, Piece piece) implements Effect {}

  /// A piece leaves the board.
  record Removed(int cell, Piece piece) implements Effect {}

  /// A piece changes its owner.
  ///
  /// @param piece the piece as it is afterwards
  record Flipped(int cell, Piece piece) implements Effect {}

  /// A king enters.
  record KingIn(int cell, Piece king) implements Effect {}

  /// A king leaves.
  record KingOut(int cell, Piece king) implements Effect {}
}
