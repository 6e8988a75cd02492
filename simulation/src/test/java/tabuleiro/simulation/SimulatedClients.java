package tabuleiro.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Side;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.simulation.SimulatedProcess;
import tabuleiro.server.simulation.SimulatedWorld;

/// The clients of a simulated world: pairs of players, and watchers of their games.
final class SimulatedClients {
  private static final List<Game> GAMES =
      List.of(
          Games.find("talpa").orElseThrow().game("4x4"),
          Games.find("talpa").orElseThrow().game("5x5"),
          Games.find("jostle").orElseThrow().game());
  private static final List<String> CLOCKS =
      List.of("off", "8s", "20s+1s", "60s", "5s/move", "1d/move", "180s+2s", "60s,8s+1s");

  private final ClientThreads threads;
  private final SimulatedWorld world;
  private final SimulatedNetwork network;
  private final History history;
  private final List<SimulatedServer> servers;
  private final PlantedBug bug;
  private int players;
  private int games;

  SimulatedClients(
      ClientThreads threads,
      SimulatedNetwork network,
      History history,
      List<SimulatedServer> servers,
      PlantedBug bug) {
    this.threads = threads;
    this.world = threads.world();
    this.network = network;
    this.history = history;
    this.servers = servers;
    this.bug = bug;
  }

  ClientThreads threads() {
    return threads;
  }

  /// Returns how many games were created, without those that follow others.
  int games() {
    return games;
  }

  History.Operation invoke(Request request) {
    return history.invoke(request, world.nowNanos());
  }

  Optional<Answer> request(Request request, int tries) {
    return send(invoke(request), tries);
  }

  /// Sends a request until an answer tells its outcome.
  Optional<Answer> send(History.Operation operation, int tries) {
    SimulatedServer server = anyServer();
    for (int i = 0; i < tries; i++) {
      Optional<Answer> answer = network.call(server, operation);
      boolean isKnown =
          answer
              .filter(given ->
                  given != Answer.Problem.CONNECTION_REFUSED && given != Answer.Problem.UNAVAILABLE)
              .isPresent();
      if (isKnown || i == tries - 1) {
        return answer.filter(given -> isKnown);
      }
      threads.sleepUpTo(Duration.ofSeconds(3));
      server = anyServer();
    }
    return Optional.empty();
  }

  private SimulatedServer anyServer() {
    return servers.get(world.below(servers.size()));
  }

  /// Starts a pair of players, who play several games.
  void startPair(int rounds) {
    SimulatedPlayer maker = new SimulatedPlayer(this, "player" + players++);
    SimulatedPlayer guest = new SimulatedPlayer(this, "player" + players++);
    SimulatedPlayer third = new SimulatedPlayer(this, "player" + players++);
    threads.start(() -> {
      for (int i = 0; i < rounds; i++) {
        playGame(maker, guest, third);
      }
    });
  }

  private void playGame(SimulatedPlayer maker, SimulatedPlayer guest, SimulatedPlayer third) {
    Side side = world.isOneIn(2) ? Side.FIRST : Side.SECOND;
    boolean isAgainstComputer = world.isOneIn(5);
    NewGame made = newGame(maker, side, isAgainstComputer);
    games++;
    if (request(new Request.Create(made), 20).isEmpty()) {
      return;
    }
    if (world.isOneIn(3)) {
      threads.start(() -> watch(made.id()));
    }
    if (!isAgainstComputer) {
      threads.start(() -> joinLater(guest, made.id()));
      if (world.isOneIn(3)) {
        threads.start(() -> joinLater(third, made.id()));
      }
    }
    maker.play(made.id(), side);
  }

  private void joinLater(SimulatedPlayer player, String game) {
    threads.sleepUpTo(Duration.ofMillis(1500));
    player.join(game);
  }

  private NewGame newGame(SimulatedPlayer maker, Side side, boolean isAgainstComputer) {
    String id = "game" + games;
    Game game = GAMES.get(world.below(GAMES.size()));
    TimeControls clock = TimeControls.parse(CLOCKS.get(world.below(CLOCKS.size())));
    Seat human = Seat.human("?");
    Seat opponent = isAgainstComputer ? Seat.computer("random", "random") : human;
    long seed = world.below(1 << 20);
    SessionSetup setup =
        new SessionSetup(
            game.start(seed),
            OptionalLong.of(seed),
            side == Side.FIRST ? human : opponent,
            side == Side.FIRST ? opponent : human,
            clock);
    Map<Side, SeatPlan> seats = new EnumMap<>(Side.class);
    seats.put(side, SeatPlan.taken("token-" + id, maker.human()));
    seats.put(side.other(), isAgainstComputer ? SeatPlan.computer("random") : SeatPlan.free());
    GameSeries series = world.isOneIn(4) ? GameSeries.MATCH : GameSeries.SINGLE;
    boolean mayBeSwapped = !isAgainstComputer && !series.isMatch() && clock.shared().isPresent();
    if (mayBeSwapped && world.isOneIn(2)) {
      series = series.withSwapRule();
    }
    return new NewGame(id, setup, series, Visibility.PUBLIC, seats);
  }

  /// Watches a game for a while. After the death of a server the watcher connects to another, and
  /// continues after the last event that it has received.
  private void watch(String game) {
    List<Integer> received = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      SimulatedServer server = anyServer();
      if (server.isListening()) {
        SimulatedProcess watched = server.process();
        int after = received.isEmpty() ? 0 : received.getLast();
        History.Watched record = history.watch(game, after);
        watched.execute(() -> watch(server, record, received));
        for (int wait = 0; wait < 5 && !watched.isDead(); wait++) {
          threads.sleep(Duration.ofSeconds(4));
        }
        record.sequences().add(Integer.MAX_VALUE); // What comes later is not received.
      }
      threads.sleep(Duration.ofSeconds(1));
    }
  }

  private void watch(SimulatedServer server, History.Watched record, List<Integer> received) {
    try {
      server.watch(
          record.game(),
          record.after(),
          bug.watcher(snapshot -> receive(snapshot, record, received)));
    } catch (StoreException e) {
      return; // The watcher tries again later.
    }
  }

  private static void receive(
      GameSnapshot snapshot, History.Watched record, List<Integer> received) {
    List<Integer> sequences = record.sequences();
    if (sequences.isEmpty() || sequences.getLast() != Integer.MAX_VALUE) {
      sequences.add(snapshot.event().sequence());
      received.add(snapshot.event().sequence());
    }
  }
}
