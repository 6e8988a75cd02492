package tabuleiro.server.game;

/// Who may find a game.
public enum Visibility {
  /// The game is listed, and its record is in the archive.
  PUBLIC,
  /// Only those with a link find the game.
  UNLISTED
}
