package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.SimulatedStores;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// The servers of a simulated world, with their database, their notifications and their faults.
final class SimulatedCluster {
  private final SimulatedWorld world;
  private final SimulatedProcess outside;
  private final SimulatedDatabase database;
  private final Optional<SimulatedChannel> channel;
  private final List<SimulatedServer> servers = new ArrayList<>();
  private final Chaos chaos;

  /// @param rewriteSql changes the SQL that reaches the database
  /// @param site how the servers are used over HTTP; empty when they are not
  SimulatedCluster(
      SimulatedWorld world,
      Conditions conditions,
      UnaryOperator<String> rewriteSql,
      Optional<SiteSetup> site) {
    this.world = world;
    this.outside = new SimulatedProcess(world, "outside");
    this.database = new SimulatedDatabase(world, conditions.faults(world));
    database.rewriteSql(rewriteSql);
    this.channel =
        conditions.servers() > 1
            ? Optional.of(new SimulatedChannel(world, database))
            : Optional.empty();
    for (int i = 1; i <= conditions.servers(); i++) {
      servers.add(new SimulatedServer(world, database, channel, conditions, i, site));
    }
    this.chaos = new Chaos(world, outside, database, channel, servers, conditions);
  }

  /// Returns the process of all that is no server.
  SimulatedProcess outside() {
    return outside;
  }

  SimulatedDatabase database() {
    return database;
  }

  List<SimulatedServer> servers() {
    return servers;
  }

  /// Returns the servers that answer requests.
  List<SimulatedServer> webServers() {
    return servers.stream().filter(server -> server.role().servesClients()).toList();
  }

  Chaos chaos() {
    return chaos;
  }

  /// Returns how many faults there were, without those of the network.
  int faults() {
    return chaos.faults() + channel.map(SimulatedChannel::lost).orElse(0);
  }

  /// Runs the world for a time, whatever happens.
  void runFor(Duration time) {
    world.run(() -> false, Duration.ofNanos(world.nowNanos()).plus(time));
  }

  /// Lets a new process read the database, and waits for its end.
  void inspect(Consumer<GameStore> work) {
    SimulatedProcess checker = new SimulatedProcess(world, "checker");
    boolean[] isDone = {false};
    checker.execute(() -> {
      work.accept(SimulatedStores.open(database.source(checker), Optional.empty(), checker));
      isDone[0] = true;
    });
    world.run(() -> isDone[0] || !world.crashes().isEmpty(), Duration.ofNanos(Long.MAX_VALUE / 2));
  }
}
