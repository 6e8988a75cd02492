package tabuleiro.reference;

import java.util.List;

/// A position of a game in the reference implementation. Immutable and therefore thread-safe.
/// Invariant: [#moves()] is empty if and only if [#outcome()] is not `*`.
public interface ReferencePosition {
  /// Tells which player is to move.
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
  /// @return `*` while the game is in progress; otherwise the result and the key of its reason,
  ///   with one space between them: `1-0 path` (the first player has won), `0-1 no-moves`, `1/2-1/2
  ///   no-throne`
  String outcome();

  /// The canonical position text of the rules page.
  ///
  /// @return a text that the game's [ReferenceGame#parse(String)] reads back as this position
  String format();

  /// A representative of the position and its images under the rotations and reflections of the
  /// board that preserve the rules and do not exchange the sides.
  ///
  /// @return the least of the texts of the position and its images; the position's own text when
  ///   the game defines no symmetries
  default String canonicalText() {
    return format();
  }
}
