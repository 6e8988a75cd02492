package tabuleiro.engine.book;

import java.util.List;
import tabuleiro.play.players.Score;

/// A position of an opening book, and those that count as the same by a symmetry of the game.
///
/// @param keys the keys of the position and of its symmetric images, ascending, at least one; see
///   [BookKeys]
/// @param parent the number of the entry from which the position was first reached; 0 for the start
/// @param moveIndex the index of the move that reached it among the legal moves there; 0 for the
///   start
/// @param visits how many searches lie in the part of the tree that was reached through this
///   position, its own included
/// @param score for the side to move, backed up from the positions below it
/// @param isSearched whether its moves were searched; otherwise it is a leaf, and the score is that
///   of the search that found it
public record BookEntry(
    List<Long> keys, int parent, int moveIndex, int visits, Score score, boolean isSearched) {
  /// Copies the keys.
  public BookEntry {
    keys = List.copyOf(keys);
  }
}
