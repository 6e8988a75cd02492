package tabuleiro.protocol.tournament;

import java.util.Locale;

/// Who meets whom in a tournament.
public enum FormatKey {
  SWISS,
  ROUND_ROBIN,
  ARENA,
  SIMULTANEOUS;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
