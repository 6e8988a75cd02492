package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.Json;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.server.simulation.SimulatedWorld;

/// One simulated world whose servers are used through their HTTP interface and their sockets, from
/// its start to the check of what its visitors have received.
final class WebSimulation {
  private static final Duration MAX_TIME = Duration.ofMinutes(40);

  /// Longer than a server believes in a client, and other servers in a server, that is gone.
  private static final Duration SETTLE_TIME = Duration.ofSeconds(90);

  private static final int MAKERS = 4;
  private static final int GUESTS = 4;
  private static final int PAIRED = 6;
  private static final int MEMBERS = 5;
  private static final int HOLDERS = 4;
  private static final int ENTHUSIASTS = 3;
  private static final int ROUNDS = 3;

  /// The rate limits: lower than those of a real server, so that fewer requests reach them.
  private static final int PER_ADDRESS = 40;

  private static final int PER_TOKEN = 10;

  private final SimulatedWorld world;
  private final SiteSetup setup;
  private final SimulatedCluster cluster;
  private final ClientThreads threads;
  private final RateOracle rates;
  private final WebNetwork network;
  private final WebClients clients;
  private final Map<String, Json> lobbies = new TreeMap<>();
  private final List<String> violations = new ArrayList<>();
  private final long seed;

  WebSimulation(long seed, WebBug bug) {
    this.seed = seed;
    this.world = new SimulatedWorld(seed);
    this.setup = setup(seed, world);
    this.cluster =
        new SimulatedCluster(world, Conditions.of(seed), bug::rewrite, Optional.of(setup));
    this.threads = new ClientThreads(cluster.outside());
    this.rates = new RateOracle(setup);
    this.network = new WebNetwork(world, cluster.outside(), bug, rates);
    this.clients = new WebClients(threads, network, cluster.servers(), setup);
  }

  /// Returns the site of a world: two worlds in five have rate limits and notifications, one in
  /// nine has visitors who look for opponents by quick pairing, one in eleven has people with
  /// accounts, one in seven has a tournament, one in thirteen has rated games, puzzles and studies.
  private static SiteSetup setup(long seed, SimulatedWorld world) {
    SiteSetup plain =
        SiteSetup.PLAIN
            .withPaired(seed % 9 == 6 ? PAIRED : 0)
            .withMembers(seed % 7 == 0 ? MEMBERS : 0)
            .withHolders(seed % 11 == 5 ? HOLDERS : 0)
            .withEnthusiasts(hasEnthusiasts(seed) ? ENTHUSIASTS : 0);
    return seed % 5 >= 3
        ? plain.withLimits(PER_ADDRESS, PER_TOKEN, new SimulatedPushService(world))
        : plain;
  }

  /// Games of people with accounts change their owners, and with them the ratings.
  private static boolean hasEnthusiasts(long seed) {
    return seed % 13 == 6 && seed % 11 != 5;
  }

  /// Runs the world.
  SimulationResult run() {
    if (setup.members() > 0 || setup.enthusiasts() > 0) {
      cluster.inspect(store -> clients.signUp(store, MAKERS, GUESTS));
    }
    clients.startAll(MAKERS, GUESTS, ROUNDS);
    cluster.chaos().start();
    world.after(Duration.ZERO, cluster.outside(), this::observe);
    run(threads::haveEnded, MAX_TIME);
    cluster.chaos().end();
    network.heal();
    run(threads::haveEnded, MAX_TIME.plus(MAX_TIME));
    playCalmly();
    if (!threads.haveEnded()) {
      violations.add("a visitor got no answer until the end");
    }
    cluster.outside().execute(clients::leaveSome);
    run(() -> false, Duration.ofNanos(world.nowNanos()).plus(SETTLE_TIME));
    readLobbies();
    cluster.inspect(this::check);
    violations.addAll(world.crashes());
    cluster.database().close();
    return new SimulationResult(
        seed,
        (int)
            cluster.database().commits().stream()
                .map(SimulatedDatabase.Commit::game)
                .distinct()
                .count(),
        0,
        network.exchanges().size(),
        cluster.database().commits().size(),
        cluster.faults(),
        Duration.ofNanos(world.nowNanos()).toSeconds(),
        world.fingerprint(),
        violations);
  }

  private void run(BooleanSupplier isDone, Duration end) {
    world.run(() -> isDone.getAsBoolean() || !world.crashes().isEmpty(), end);
  }

  private void observe() {
    cluster.servers().forEach(SimulatedServer::superviseAfterDeath);
    world.after(Duration.ofMillis(100), cluster.outside(), this::observe);
  }

  /// Lets the players play on who are to be notified.
  private void playCalmly() {
    setup.push().ifPresent(SimulatedPushService::calmDown);
    clients.absent().ifPresent(players -> threads.start(players::playCalmly));
    run(threads::haveEnded, MAX_TIME.multipliedBy(3));
  }

  private void readLobbies() {
    for (SimulatedServer server : cluster.servers()) {
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
                          .send("GET", "/api/v2/lobby", clients.stranger(), "")
                          .body())));
    }
    run(
        () -> lobbies.size() == cluster.servers().size(),
        Duration.ofNanos(world.nowNanos()).plus(SETTLE_TIME));
  }

  private void check(GameStore store) {
    violations.addAll(new WebEndOracle(store, network).check(lobbies));
    violations.addAll(new WebOracle(store, network).check());
    violations.addAll(new ChatOracle(store, network).check());
    violations.addAll(new PairingOracle(store, network).check());
    violations.addAll(new TournamentOracle(store, network).check());
    violations.addAll(new AccountOracle(store, network).check());
    if (setup.enthusiasts() > 0) {
      violations.addAll(new RatingOracle(store, network).check());
      violations.addAll(new PuzzleOracle(store, network).check());
      violations.addAll(new StudyOracle(store, network).check());
      violations.addAll(new RelationOracle(store, network).check());
      violations.addAll(new ReportOracle(store, network).check());
    }
    violations.addAll(rates.check());
    clients.absent().ifPresent(players -> check(store, players));
  }

  private void check(GameStore store, AbsentPlayers players) {
    PushOracle oracle =
        new PushOracle(
            store,
            setup.push().orElseThrow(),
            network,
            cluster.database().commits(),
            players.calmNanos(),
            world.nowNanos());
    violations.addAll(oracle.check(players.visitors()));
  }
}
