package tabuleiro.protocol.account;

import java.util.Locale;

/// What an access token permits.
public enum ScopeKey {
  READ,
  PLAY,
  PUZZLES,
  STUDIES;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
