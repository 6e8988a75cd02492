package tabuleiro.reference;

/// A game with its variant fixed. Immutable, hence safe to share between threads.
public interface ReferenceGame {
  /// The position in which the game begins.
  ///
  /// @return the start
  /// @throws UnsupportedOperationException when the start position is random
  ReferencePosition start();

  /// Parses a position text. Finished positions are accepted, and a position need not be reachable
  /// from the start.
  ///
  /// @param text a position text as defined on the rules page, with fields separated by one space
  /// @return the position
  /// @throws IllegalArgumentException when the text is not a valid position; the message gives the
  ///   reason
  ReferencePosition parse(String text);
}
