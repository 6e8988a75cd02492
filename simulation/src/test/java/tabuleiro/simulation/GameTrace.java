package tabuleiro.simulation;

import java.util.List;
import java.util.StringJoiner;
import tabuleiro.play.live.GameEvent;
import tabuleiro.server.game.Downtime;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.server.simulation.SimulatedProcess;

/// What a person needs to see of a game in which something is wrong.
final class GameTrace {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private GameTrace() {}

  /// Returns the events with the times that the servers gave them and the times of their commits,
  /// and the downtimes that the servers have recorded; all in milliseconds of the world.
  static String of(
      List<GameEvent> events, List<SimulatedDatabase.Commit> commits, List<Downtime> downtimes) {
    StringJoiner lines = new StringJoiner("\n  ", "\n  ", "");
    for (GameEvent event : events) {
      var content = event.content();
      long committed =
          commits.stream()
              .filter(commit -> commit.sequence() == event.sequence())
              .mapToLong(commit -> commit.atNanos() / NANOS_PER_MILLI)
              .findFirst()
              .orElse(-1);
      String action = content.action().format().lines().findFirst().orElse("");
      lines.add(
          "%d %s %s: time %d, committed at %d"
              .formatted(
                  event.sequence(),
                  content.actor(),
                  action,
                  since(content.timeMillis()),
                  committed));
    }
    downtimes.forEach(downtime ->
        lines.add(
            "downtime from %d to %d"
                .formatted(since(downtime.fromMillis()), since(downtime.toMillis()))));
    return lines.toString();
  }

  private static long since(long millis) {
    return millis - SimulatedProcess.EPOCH_MILLIS;
  }
}
