package tabuleiro.server.store;

/// Who may find a game.
public enum Visibility {
  /// It is listed, and its record is in the archive.
  PUBLIC,
  /// Only who has a link finds it.
  UNLISTED
}
