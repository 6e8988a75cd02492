package tabuleiro.engine.search;

/// A position whose moves a worker is searching: one object for each ply, used again and again. It
/// has all that the search of the moves knows, so that a search that a limit has interrupted
/// continues with the same move, and visits the same positions as one that was not interrupted.
final class SearchNode {
  long hash;

  /// The window that is left: the score that a move has to exceed, and the score from which on its
  /// exact value does not matter.
  int floor;

  int ceiling;

  /// The move that the transposition table suggests, or 0.
  int tableMove;

  int moveCount;

  /// How many of the moves are searched.
  int limit;

  /// The index of the move that is searched.
  int index;

  /// Which of the searches of a late move comes next: 0 is the reduced one with a null window.
  int attempt;

  /// The best score, its move if it exceeds the first floor, or 0, and what kind of bound it is.
  int best;

  int bestMove;
  int bound;

  /// Returns whether another move is to be searched: those after the limit only where the others
  /// have lost.
  boolean hasMove() {
    return index < moveCount && (index < limit || SearchScores.isProven(best));
  }
}
