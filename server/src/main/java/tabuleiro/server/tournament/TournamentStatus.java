package tabuleiro.server.tournament;

import java.util.Locale;

/// What happens in a tournament now.
public enum TournamentStatus {
  /// Players enter; it has not started.
  OPEN,
  /// Games are played, and others are paired.
  RUNNING,
  /// The games in progress are played to the end; no other is paired.
  PAUSED,
  /// It is over.
  FINISHED;

  /// Returns the name in answers, such as `open`.
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
