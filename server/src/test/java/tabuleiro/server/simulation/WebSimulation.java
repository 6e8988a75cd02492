package tabuleiro.server.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import tabuleiro.server.games.Json;
import tabuleiro.server.store.GameStore;
import tabuleiro.server.store.SimulatedStores;

/// One simulated world whose servers are used through their HTTP interface and their sockets, from
/// its start to the check of what its visitors have received.
final class WebSimulation {
  private static final Duration MAX_TIME = Duration.ofMinutes(40);

  /// Longer than a server believes in a client, and other servers in a server, that is gone.
  private static final Duration SETTLE_TIME = Duration.ofSeconds(90);

  private static final int MAKERS = 4;
  private static final int GUESTS = 4;
  private static final int ROUNDS = 3;

  private final SimulatedWorld world;
  private final SimulatedProcess outside;
  private final SimulatedDatabase database;
  private final Optional<SimulatedChannel> channel;
  private final List<SimulatedServer> servers = new ArrayList<>();
  private final WebNetwork network;
  private final WebClients clients;
  private final Chaos chaos;
  private final Map<String, Json> lobbies = new TreeMap<>();
  private final List<String> violations = new ArrayList<>();
  private final long seed;

  WebSimulation(long seed, WebBug bug) {
    this.seed = seed;
    Conditions conditions = Conditions.of(seed);
    this.world = new SimulatedWorld(seed);
    this.outside = new SimulatedProcess(world, "outside");
    this.database = new SimulatedDatabase(world, conditions.faults(world));
    database.rewriteSql(bug::rewrite);
    this.channel =
        conditions.servers() > 1
            ? Optional.of(new SimulatedChannel(world, database))
            : Optional.empty();
    for (int i = 1; i <= conditions.servers(); i++) {
      servers.add(
          new SimulatedServer(world, database, channel, PlantedBug.NONE, "server" + i, true));
    }
    this.network = new WebNetwork(world, outside, bug);
    this.clients = new WebClients(world, outside, network, servers);
    this.chaos = new Chaos(world, outside, database, channel, servers, conditions);
  }

  /// Runs the world.
  SimulationResult run() {
    clients.startAll(MAKERS, GUESTS, ROUNDS);
    chaos.start();
    world.after(Duration.ZERO, outside, this::observe);
    run(() -> clients.running() == 0, MAX_TIME);
    chaos.end();
    network.heal();
    run(() -> clients.running() == 0, MAX_TIME.plus(MAX_TIME));
    if (clients.running() > 0) {
      violations.add("a visitor got no answer until the end");
    }
    outside.execute(clients::leaveSome);
    run(() -> false, Duration.ofNanos(world.nowNanos()).plus(SETTLE_TIME));
    readLobbies();
    check();
    violations.addAll(world.crashes());
    database.close();
    return new SimulationResult(
        seed,
        (int) database.commits().stream().map(SimulatedDatabase.Commit::game).distinct().count(),
        0,
        network.exchanges().size(),
        database.commits().size(),
        chaos.faults() + channel.map(SimulatedChannel::lost).orElse(0),
        Duration.ofNanos(world.nowNanos()).toSeconds(),
        world.fingerprint(),
        violations);
  }

  private void run(BooleanSupplier isDone, Duration end) {
    world.run(() -> isDone.getAsBoolean() || !world.crashes().isEmpty(), end);
  }

  private void observe() {
    servers.forEach(SimulatedServer::superviseAfterDeath);
    world.after(Duration.ofMillis(100), outside, this::observe);
  }

  private void readLobbies() {
    for (SimulatedServer server : servers) {
      server
          .process()
          .execute(() ->
              lobbies.put(
                  server.name(),
                  Json.read(
                      server
                          .site()
                          .orElseThrow()
                          .http()
                          .send("GET", "/api/v1/lobby", clients.stranger(), "")
                          .body())));
    }
    run(
        () -> lobbies.size() == servers.size(),
        Duration.ofNanos(world.nowNanos()).plus(SETTLE_TIME));
  }

  private void check() {
    SimulatedProcess checker = new SimulatedProcess(world, "checker");
    boolean[] isDone = {false};
    checker.execute(() -> {
      GameStore store = SimulatedStores.open(database.source(checker), Optional.empty(), checker);
      violations.addAll(new WebEndOracle(store, network).check(lobbies));
      violations.addAll(new WebOracle(store, network).check());
      isDone[0] = true;
    });
    run(() -> isDone[0], Duration.ofNanos(Long.MAX_VALUE / 2));
  }
}
