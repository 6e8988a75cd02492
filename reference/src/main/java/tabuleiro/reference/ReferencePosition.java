package tabuleiro.reference;

import java.util.List;

/// A position of a game by the plain rules. Immutable, hence safe to share between threads.
///
/// Law: [#moves()] is empty if and only if [#outcome()] is not `*`.
public interface ReferencePosition {
  /// Whose turn it is.
  ///
  /// @return whether the first player is to move
  boolean isFirstToMove();

  /// The legal moves as text.
  ///
  /// @return the moves in ascending order of their text, each once; empty when the game is over
  List<String> moves();

  /// The position after a move; this one does not change.
  ///
  /// @param move the text of a legal move
  /// @return the position after it
  /// @throws IllegalArgumentException when the move is not legal here
  ReferencePosition play(String move);

  /// How the game has ended.
  ///
  /// @return `*` while the game goes on; else the result and the key of its reason, with one space
  ///   between them: `1-0 path` (the first player has won), `0-1 no-moves`, `1/2-1/2 no-throne`
  String outcome();

  /// The canonical position text of the rules page.
  ///
  /// @return a text that the game's [ReferenceGame#parse(String)] reads back as this position
  String format();

  /// What a position has in common with its images: the rotations and reflections of the board that
  /// leave the rules as they are, and each side and its aims its own.
  ///
  /// @return the least of the texts of the position and its images; where a game does not say which
  ///   they are, its own
  default String canonicalText() {
    return format();
  }
}
