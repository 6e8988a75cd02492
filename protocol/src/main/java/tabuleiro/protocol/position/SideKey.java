package tabuleiro.protocol.position;

import java.util.Locale;

/// The sides of a game.
public enum SideKey {
  FIRST,
  SECOND;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
