package tabuleiro.simulation;

import java.util.List;

/// What a simulation of a seed has done and found.
///
/// @param games how many games there are at its end
/// @param missedFirstMoves how often a player did not make their first move in time
/// @param commands how many requests were answered
/// @param events how many events were stored
/// @param faults how many faults there were
/// @param seconds how many seconds of simulated time have passed
/// @param fingerprint differs when anything has happened in another order or at another time
/// @param violations what was wrong
record SimulationResult(
    long seed,
    int games,
    int missedFirstMoves,
    int commands,
    int events,
    int faults,
    long seconds,
    long fingerprint,
    List<String> violations) {
  /// A sum of no results.
  static final SimulationResult NONE = new SimulationResult(0, 0, 0, 0, 0, 0, 0, 0, List.of());

  private static final double HOUR_SECONDS = 3600;

  /// Returns the sum of this and another result.
  SimulationResult plus(SimulationResult other) {
    return new SimulationResult(
        seed,
        games + other.games,
        missedFirstMoves + other.missedFirstMoves,
        commands + other.commands,
        events + other.events,
        faults + other.faults,
        seconds + other.seconds,
        fingerprint,
        violations);
  }

  /// Returns the figures for people.
  String describe() {
    return ("%d games, %d missed first moves, %d commands, %d events, %d faults,"
            + " %.1f hours of simulated time")
        .formatted(games, missedFirstMoves, commands, events, faults, seconds / HOUR_SECONDS);
  }
}
