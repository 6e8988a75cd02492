package tabuleiro.simulation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// Faults at random: servers die and pause, clocks step and drift, the database is away or slow,
/// and notifications are lost.
final class Chaos {
  private final SimulatedWorld world;
  private final SimulatedProcess process;
  private final SimulatedDatabase database;
  private final Optional<SimulatedChannel> channel;
  private final List<SimulatedServer> servers;
  private final Conditions conditions;
  private boolean isEnded;
  private int faults;

  Chaos(
      SimulatedWorld world,
      SimulatedProcess process,
      SimulatedDatabase database,
      Optional<SimulatedChannel> channel,
      List<SimulatedServer> servers,
      Conditions conditions) {
    this.world = world;
    this.process = process;
    this.database = database;
    this.channel = channel;
    this.servers = servers;
    this.conditions = conditions;
  }

  void start() {
    if (conditions.isFaulty()) {
      channel.ifPresent(all -> all.setLosesSome(true));
      process.execute(this::loop);
    }
  }

  /// Ends all faults, and brings everything back.
  void end() {
    isEnded = true;
    database.heal();
    for (SimulatedServer server : servers) {
      server.process().resume();
    }
    channel.ifPresent(all -> {
      all.setLosesSome(false);
      all.setInterrupted(false);
    });
  }

  int faults() {
    return faults;
  }

  private void loop() {
    while (!isEnded) {
      process.sleep(world.upTo(Duration.ofSeconds(25)));
      if (!isEnded) {
        faults++;
        cause(servers.get(world.below(servers.size())));
      }
    }
  }

  private void cause(SimulatedServer server) {
    switch (world.below(8)) {
      case 0, 1 -> server.kill(world.upTo(Duration.ofSeconds(12)));
      case 2 -> pause(server.process());
      case 3 -> stepClock(server.process());
      case 4 -> server.process().drift(1 + (world.below(400) - 200) * 1e-6);
      case 5 -> interruptDatabase();
      case 6 -> slowDatabase();
      default -> interruptChannel();
    }
  }

  private void pause(SimulatedProcess paused) {
    if (conditions.hasPauses()) {
      paused.pause();
      world.after(world.upTo(Duration.ofSeconds(30)), process, paused::resume);
    }
  }

  private void stepClock(SimulatedProcess stepped) {
    if (conditions.hasPauses()) {
      List<Duration> steps =
          List.of(
              Duration.ofSeconds(2),
              Duration.ofSeconds(-2),
              Duration.ofHours(1),
              Duration.ofHours(-1),
              Duration.ofDays(1));
      stepped.stepClock(steps.get(world.below(steps.size())));
    }
  }

  private void interruptDatabase() {
    database.setAway(true);
    world.after(
        world.upTo(Duration.ofSeconds(conditions.hasPauses() && world.isOneIn(3) ? 15 : 2)),
        process,
        () -> database.setAway(false));
  }

  private void slowDatabase() {
    database.setLatency(Duration.ofMillis(300));
    world.after(
        world.upTo(Duration.ofSeconds(10)),
        process,
        () -> database.setLatency(Duration.ofMillis(2)));
  }

  private void interruptChannel() {
    channel.ifPresent(all -> {
      all.setInterrupted(true);
      world.after(world.upTo(Duration.ofSeconds(10)), process, () -> all.setInterrupted(false));
    });
  }
}
