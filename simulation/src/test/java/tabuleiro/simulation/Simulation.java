package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.ServerAction;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;
import tabuleiro.view.game.SeatInfo;

/// One simulated world from its start to the check of its history: servers, clients and faults.
final class Simulation {
  private static final Duration MAX_TIME = Duration.ofMinutes(40);

  /// Longer than the time between two looks at the games in which something is to be done.
  private static final Duration SETTLE_TIME = Duration.ofSeconds(40);

  /// How long a transaction may take that had begun before the database went away.
  private static final Duration TRANSACTION_TIME = Duration.ofSeconds(1);

  /// How long a computer may take in a world without faults: less than the time after which another
  /// server takes over.
  private static final Duration PROMPT_TIME = Duration.ofSeconds(3);

  /// The time until the servers know each other.
  private static final Duration START_TIME = Duration.ofSeconds(2);

  private final long seed;
  private final SimulatedCluster cluster;
  private final SimulatedWorld world;
  private final SimulatedDatabase database;
  private final SimulatedNetwork network;
  private final History history = new History();
  private final Outages outages = new Outages();
  private final ClientThreads threads;
  private final SimulatedClients clients;
  private final Conditions conditions;
  private final List<String> violations = new ArrayList<>();
  private int games;
  private int missedFirstMoves;
  private boolean isChecking;
  private long endMillis;

  Simulation(long seed, Conditions conditions) {
    this.seed = seed;
    this.conditions = conditions;
    this.world = new SimulatedWorld(seed);
    this.cluster =
        new SimulatedCluster(world, conditions, conditions.bug()::rewrite, Optional.empty());
    this.database = cluster.database();
    this.threads = new ClientThreads(cluster.outside());
    this.network = new SimulatedNetwork(world, cluster.outside(), history);
    this.clients =
        new SimulatedClients(threads, network, history, cluster.webServers(), conditions.bug());
  }

  /// Runs the world.
  SimulationResult run() {
    if (!conditions.isFaulty()) {
      network.heal();
    }
    for (int i = 0; i < conditions.pairs(); i++) {
      clients.startPair(conditions.rounds());
    }
    cluster.chaos().start();
    world.after(Duration.ZERO, cluster.outside(), this::observe);
    world.run(threads::haveEnded, MAX_TIME);
    cluster.chaos().end();
    network.heal();
    world.run(threads::haveEnded, MAX_TIME.plus(MAX_TIME));
    if (!threads.haveEnded()) {
      violations.add("a client got no answer until the end");
    }
    cluster.runFor(SETTLE_TIME);
    check();
    database.close();
    return new SimulationResult(
        seed,
        games,
        missedFirstMoves,
        history.commands(),
        database.commits().size(),
        cluster.faults() + network.faults(),
        Duration.ofNanos(world.nowNanos()).toSeconds(),
        world.fingerprint(),
        violations);
  }

  /// Returns how many transactions the servers have had until all faults ended.
  int commits() {
    return database.transactions();
  }

  /// Observes the servers ten times a second.
  private void observe() {
    if (isChecking) {
      return;
    }
    List<SimulatedServer> servers = cluster.servers();
    servers.forEach(SimulatedServer::superviseAfterDeath);
    long now = world.nowNanos();
    boolean isServing = servers.stream().anyMatch(SimulatedServer::isServing);
    outages.update(!isServing || database.isAway(), now);
    if (database.isAway() && world.isOneIn(5)) {
      servers.stream()
          .filter(SimulatedServer::isServing)
          .forEach(server -> server.process().execute(() -> checkHealth(server, now)));
    }
    world.after(Duration.ofMillis(100), cluster.outside(), this::observe);
  }

  private void checkHealth(SimulatedServer server, long askedNanos) {
    boolean isHealthy = server.isHealthy();
    if (isHealthy && database.isAwaySince(askedNanos - TRANSACTION_TIME.toNanos())) {
      violations.add(server.name() + " says that it is well without a database");
    }
  }

  private void check() {
    violations.addAll(history.violations());
    isChecking = true;
    endMillis = cluster.servers().getFirst().millis();
    cluster.servers().forEach(server -> server.process().kill());
    cluster.inspect(this::check);
    violations.addAll(world.crashes());
  }

  private void check(GameStore store) {
    Map<String, List<SimulatedDatabase.Commit>> commits =
        database.commits().stream().collect(Collectors.groupingBy(SimulatedDatabase.Commit::game));
    new TreeMap<>(commits)
        .forEach((game, ofGame) -> {
          games++;
          int before = violations.size();
          List<GameEvent> events = store.events(game, 0);
          missedFirstMoves += (int) events.stream().filter(Simulation::isMissedFirstMove).count();
          violations.addAll(
              new Oracle(
                      game,
                      events,
                      history.byGame().getOrDefault(game, List.of()),
                      committedNanos(ofGame))
                  .check());
          if (violations.isEmpty()) {
            violations.addAll(
                new ClockOracle(events, ofGame, database.downtimeNanos(), outages).check());
            checkFinalState(game, events, store);
          }
          if (conditions.isCalm()) {
            checkPrompt(game, events);
          }
          if (violations.size() > before) {
            violations.add(GameTrace.of(events, ofGame, store.heartbeats().downtimesAfter(0)));
          }
        });
    for (History.Watched watched : history.watched()) {
      checkWatched(watched);
    }
  }

  private static Map<Integer, Long> committedNanos(List<SimulatedDatabase.Commit> commits) {
    return commits.stream()
        .collect(
            Collectors.toMap(
                SimulatedDatabase.Commit::sequence,
                SimulatedDatabase.Commit::atNanos,
                (_, second) -> second));
  }

  private static boolean isMissedFirstMove(GameEvent event) {
    return event.content().action() instanceof ServerAction.NoStart
        || event.content().action() instanceof ServerAction.ClockStart;
  }

  /// Checks that no computer waits for another server to take over in a world without faults, once
  /// the servers know each other.
  private void checkPrompt(String game, List<GameEvent> events) {
    for (int i = 1; i < events.size(); i++) {
      EventContent content = events.get(i).content();
      long sinceMillis = events.get(i - 1).content().timeMillis();
      long waitedMillis = content.timeMillis() - sinceMillis;
      boolean isStarted = sinceMillis > SimulatedProcess.EPOCH_MILLIS + START_TIME.toMillis();
      boolean isLate = waitedMillis > PROMPT_TIME.toMillis();
      if (isStarted && isLate && content.clientId().startsWith("bot-")) {
        violations.add(game + ": a computer has waited for " + waitedMillis + " ms");
      }
    }
  }

  /// Checks that nothing is left to do when all faults have ended.
  private void checkFinalState(String game, List<GameEvent> events, GameStore store) {
    List<SeatInfo> seats = store.seats().ofGame(game);
    long now = endMillis - unrecordedMillis(events.getLast(), store);
    GameEvent start = events.getFirst();
    GameModel model =
        new GameModel(
            ((ServerAction.Start) start.content().action()).setup(), start.content().timeMillis());
    for (GameEvent event : events.subList(1, events.size())) {
      var content = event.content();
      Optional<String> _ = model.apply(content.actor(), content.action(), content.timeMillis());
    }
    if (model.isSuccessorDue()) {
      violations.add(game + ": the next game was not created");
    }
    if (model.isOver()) {
      return;
    }
    if (seats.stream().allMatch(SeatInfo::isTaken) && model.isPaused()) {
      violations.add(game + ": both seats are taken, but the game is paused");
    }
    if (model.leftAt(now).filter(left -> left < -10_000).isPresent()) {
      violations.add(game + ": the end of the time was not noticed");
    }
    if (model.isFirstMoveMissed(now - 10_000)) {
      violations.add(game + ": the missing first move was not noticed");
    }
    if (!model.isPaused() && !model.isHuman(model.mover())) {
      violations.add(game + ": the computer does not move");
    }
  }

  /// Returns how long the downtimes after an event were. A game has no pause for them yet when no
  /// server has looked at it since.
  private static long unrecordedMillis(GameEvent last, GameStore store) {
    long since = last.content().timeMillis();
    return store.heartbeats().downtimesAfter(since).stream()
        .mapToLong(downtime -> downtime.toMillis() - Math.max(since, downtime.fromMillis()))
        .sum();
  }

  private void checkWatched(History.Watched watched) {
    int expected = watched.after() + 1;
    for (int sequence : watched.sequences()) {
      if (sequence == Integer.MAX_VALUE) {
        return;
      }
      if (sequence != expected) {
        violations.add(
            watched.game()
                + ": a watcher receives "
                + watched.sequences()
                + " after "
                + watched.after());
        return;
      }
      expected++;
    }
  }
}
