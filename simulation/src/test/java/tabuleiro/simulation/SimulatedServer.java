package tabuleiro.simulation;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.play.PlayException;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.RequestResult;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.DelegatedMoves;
import tabuleiro.server.GameService;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.fairplay.FairPlayGuard;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.kernel.database.SimulatedStores;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.SteadyScheduler;
import tabuleiro.server.kernel.tracing.Tracing;
import tabuleiro.server.presence.LiveServers;
import tabuleiro.server.presence.ServerRole;
import tabuleiro.server.simulation.SimulatedDatabase;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// A server of a simulated world, without its network: the real store, live games, clocks and
/// computer players. It can be killed and started again, as by a supervisor.
final class SimulatedServer {
  private static final BotCatalogue PLAYERS = new BotCatalogue(Map.of());
  private static final Duration RESTART_DELAY = Duration.ofMillis(500);

  private final SimulatedWorld world;
  private final SimulatedDatabase database;
  private final Optional<SimulatedChannel> channel;
  private final PlantedBug bug;
  private final ServerRole role;
  private final boolean hasRoles;
  private final String name;
  private final Optional<SiteSetup> setup;
  private SimulatedProcess process;
  private Optional<GameService> service = Optional.empty();
  private Optional<GameStore> store = Optional.empty();
  private Optional<SimulatedSite> site = Optional.empty();

  /// @param channel connects the servers that share the database; empty for a server alone
  /// @param number the number of the server, from 1
  /// @param setup how it is used over HTTP; empty when it is not
  SimulatedServer(
      SimulatedWorld world,
      SimulatedDatabase database,
      Optional<SimulatedChannel> channel,
      Conditions conditions,
      int number,
      Optional<SiteSetup> setup) {
    this.setup = setup;
    this.world = world;
    this.database = database;
    this.channel = channel;
    this.bug = conditions.bug();
    this.role = conditions.role(number);
    this.hasRoles = conditions.hasRoles();
    this.name = "server" + number;
    this.process = new SimulatedProcess(world, name);
    start();
  }

  private void start() {
    SimulatedProcess started = process;
    if (bug.isFlagIgnored()) {
      started.ignoreTimers();
    }
    started.execute(() -> open(started));
  }

  /// Opens the store and starts the service, as the program does. When the database is away the
  /// process ends, and its supervisor starts it again.
  private void open(SimulatedProcess started) {
    try {
      GameStore opened =
          SimulatedStores.open(
              database.source(started), channel.map(all -> all.of(started)), started);
      SteadyScheduler steady = new SteadyScheduler(started);
      FairPlayGuard fairPlay = new FairPlayGuard(opened, steady::nanoTime);
      BotScheduler bots =
          new BotScheduler(
              PLAYERS,
              role.computesMoves() ? 1 : 0,
              steady,
              () -> SeededRandom.of(world.below(1 << 30)),
              Tracing.OFF,
              fairPlay::isHelp);
      GameService created = new GameService(opened, steady, bots, nanos -> {});
      created.games().addObserver((_, snapshot) -> fairPlay.onChange(snapshot));
      Optional<SimulatedSite> routes =
          setup.map(
              site -> new SimulatedSite(site, opened, steady, created, random(site), fairPlay));
      if (hasRoles) {
        LiveServers servers = new LiveServers(opened.database(), steady, role);
        servers.onChange(created::takeOver);
        created.games().onRemoteChange(servers::onRemoteChange);
        DelegatedMoves.share(role, opened, created, bots, servers);
      }
      created.listen();
      created.start();
      site = routes;
      store = Optional.of(opened);
      service = Optional.of(created);
      started.execute(created::resume);
    } catch (StoreException e) {
      kill(RESTART_DELAY);
      started.die();
    }
  }

  private RandomGenerator random(SiteSetup site) {
    return SeededRandom.of(site.holders() > 0 ? world.below(1 << 30) : 0);
  }

  /// Ends the process, and starts it again after a delay.
  void kill(Duration restartDelay) {
    process.kill();
    service = Optional.empty();
    store = Optional.empty();
    site.ifPresent(SimulatedSite::cutAll);
    site = Optional.empty();
    bug.onKill(database);
    SimulatedProcess next = new SimulatedProcess(world, name);
    process = next;
    world.after(
        restartDelay,
        next,
        () -> {
          if (process.equals(next)) {
            start();
          }
        });
  }

  /// Starts the process again if a fault of the database has killed it.
  void superviseAfterDeath() {
    if (process.isDead()) {
      kill(RESTART_DELAY);
    }
  }

  SimulatedProcess process() {
    return process;
  }

  ServerRole role() {
    return role;
  }

  String name() {
    return name;
  }

  /// Returns whether the server answers requests now.
  boolean isServing() {
    return service.isPresent() && !process.isDead() && !process.isPaused();
  }

  /// Returns whether the process listens, so that a request reaches it, now or after its pause.
  boolean isListening() {
    return service.isPresent() && !process.isDead();
  }

  /// Returns the time of the server, in milliseconds since 1970.
  long millis() {
    return service.map(running -> running.games().scheduler().millis()).orElse(process.millis());
  }

  /// Returns whether the server says that it is well. Waits for the database.
  boolean isHealthy() {
    return service.filter(running -> bug.isHealthy(running.isHealthy())).isPresent();
  }

  /// Handles a request, as the routes do. Waits for the database.
  Answer answer(Request request) {
    long receivedMillis = millis();
    try {
      return bug.answer(this, request, honest -> perform(honest, receivedMillis));
    } catch (StoreException e) {
      return e.failure() == StoreFailure.NO_GAME
          ? Answer.Problem.NO_GAME
          : Answer.Problem.UNAVAILABLE;
    }
  }

  private Answer perform(Request request, long now) {
    return switch (request) {
      case Request.Create(var made) -> {
        service.orElseThrow().games().create(made, now);
        yield new Answer.Done();
      }
      case Request.Join(var game, var player, var token) ->
          new Answer.Seated(game(game).seats().join(token, player, now));
      case Request.Act act -> act(act, now);
      case Request.Prepare prepare -> prepare(prepare);
      case Request.Look(var game) -> new Answer.State(game(game).snapshot(now));
    };
  }

  private Answer act(Request.Act act, long now) {
    LiveGame game = game(act.game());
    if (!bug.holds(game.seats().currentSidesOf(act.secret()), act.side())) {
      return Answer.Problem.NO_SEAT;
    }
    ClientRequest request =
        new ClientRequest(Actor.of(act.side()), act.id(), act.seen(), act.ply(), act.action(), now);
    return switch (game.submit(request)) {
      case RequestResult.Accepted(var event) -> new Answer.Accepted(event);
      case RequestResult.Rejected refused ->
          new Answer.Refused(refused.reason(), refused.message().key(), refused.head());
    };
  }

  private Answer prepare(Request.Prepare prepare) {
    LiveGame game = game(prepare.game());
    if (!game.seats().currentSidesOf(prepare.secret()).contains(prepare.side())) {
      return Answer.Problem.NO_SEAT;
    }
    try {
      game.setPreparedReplies(prepare.side(), List.of(Map.entry(prepare.move(), prepare.reply())));
      return new Answer.Done();
    } catch (PlayException | RulesException e) {
      return Answer.Problem.NOT_NOW;
    }
  }

  /// Passes the events after a number to a watcher.
  void watch(String game, int after, Consumer<GameSnapshot> watcher) {
    game(game).watch(after, watcher);
  }

  LiveGame game(String id) {
    return service.orElseThrow().games().game(id);
  }

  /// Returns the routes; empty while the server does not run.
  Optional<SimulatedSite> site() {
    return site;
  }

  /// Returns the open store.
  GameStore store() {
    return store.orElseThrow();
  }
}
