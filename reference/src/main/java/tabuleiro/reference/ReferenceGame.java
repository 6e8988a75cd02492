package tabuleiro.reference;

/// A game with its variant fixed. Immutable, hence safe to share between threads.
public interface ReferenceGame {
  /// The position in which the game begins.
  ///
  /// @return the start
  /// @throws UnsupportedOperationException when the set-up is drawn by lot
  ReferencePosition start();

  /// Reads a position text. Finished positions may be read; nobody asks how a position could have
  /// come about.
  ///
  /// @param text a position text as the rules page defines it, its fields one space apart
  /// @return the position
  /// @throws IllegalArgumentException when the text is no position; the message says why
  ReferencePosition parse(String text);
}
