package tabuleiro.server.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Who meets whom in a tournament.
public enum TournamentFormat {
  /// Some rounds; players with equal points meet.
  SWISS,
  /// Each player meets each other.
  ROUND_ROBIN,
  /// Players who are free meet at once, until the time is over.
  ARENA,
  /// The owner plays against each other player, all games at the same time.
  SIMULTANEOUS;

  /// Returns the name in requests, such as `round-robin`.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the format with a name in requests; empty when there is none.
  public static Optional<TournamentFormat> parse(String key) {
    return Arrays.stream(values()).filter(format -> format.key().equals(key)).findFirst();
  }
}
