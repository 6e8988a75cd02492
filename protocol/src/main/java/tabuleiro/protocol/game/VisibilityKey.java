package tabuleiro.protocol.game;

import java.util.Locale;

/// Who may watch a game.
public enum VisibilityKey {
  PUBLIC,
  PRIVATE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
