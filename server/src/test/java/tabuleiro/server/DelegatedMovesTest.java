package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Position;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.game.DowntimeLog;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.tracing.TraceContext;
import tabuleiro.server.kernel.tracing.Tracing;

/// An engine server at each place in the order of a game. The engine servers before it are alive,
/// but silent: they compute nothing.
final class DelegatedMovesTest {
  private static final long START = 1_000_000_000;
  private static final long PATIENCE_NANOS = 60_000_000_000L;
  private static final long RELIEF_MILLIS = DelegatedMoves.RELIEF_TIME.toMillis();

  @TempDir private Path folder = Path.of("");
  private final DrivenScheduler time = new DrivenScheduler(START);
  private GameStore store;
  private LiveGames web;
  private LiveGames engine;
  private BotScheduler bots;

  @BeforeEach
  void open() {
    store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
    web = new LiveGames(store, time, DowntimeLog.ALWAYS);
    engine = new LiveGames(store, time, DowntimeLog.ALWAYS);
    bots =
        new BotScheduler(
            new BotCatalogue(Map.of()),
            1,
            time,
            RandomGenerator::getDefault,
            Tracing.OFF,
            (_, _) -> false);
  }

  @AfterEach
  void close() {
    bots.close();
    store.close();
  }

  private DelegatedMoves delegated(int rank) {
    return new DelegatedMoves(store, engine, bots, _ -> rank);
  }

  /// Creates a game of two computers at the web server, in which a move is due.
  private LiveGame create() {
    Seat computer = Seat.computer("Random", "random");
    SessionSetup setup =
        SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, computer, computer);
    return web.create(NewGames.taken(setup, GameSeries.SINGLE), START);
  }

  private static RemoteChange lastChange(LiveGame game, boolean isForEngines) {
    int sequence = game.snapshot(START).event().sequence();
    return new RemoteChange(Optional.of(game.id()), sequence, isForEngines, TraceContext.NONE);
  }

  /// Waits until the engine server has stored a move. Returns the time of the move.
  private long awaitMoveMillis(LiveGame game) throws InterruptedException {
    long begin = System.nanoTime();
    LiveGame computed = engine.game(game.id());
    while (computed.snapshot(time.millis()).ply() == 0) {
      assertThat(System.nanoTime() - begin).as("time without a move").isLessThan(PATIENCE_NANOS);
      Thread.sleep(5);
    }
    return computed.snapshot(time.millis()).event().content().timeMillis();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void eachServerWaitsLongerThanTheOneBeforeIt(int rank) throws InterruptedException {
    LiveGame game = create();
    long waitMillis = rank * RELIEF_MILLIS;
    delegated(rank).onRemoteChange(lastChange(game, true));
    if (rank > 0) {
      time.pass(waitMillis - 1);
      time.fireTimers();
      assertThat(engine.loadedCount()).as("games loaded too early").isZero();
      time.pass(1);
      time.fireTimers();
    }
    assertThat(engine.loadedCount()).as("games loaded in time").isEqualTo(1);
    assertThat(awaitMoveMillis(game)).isEqualTo(START + waitMillis);
  }

  @Test
  void waitingServerDoesNothingAfterAnotherEvent() {
    LiveGame game = create();
    delegated(1).onRemoteChange(lastChange(game, true));
    move(game);
    time.pass(RELIEF_MILLIS);
    time.fireTimers();
    assertThat(engine.loadedCount()).isZero();
  }

  private static void move(LiveGame game) {
    GameSnapshot snapshot = game.snapshot(START);
    Position position = snapshot.position();
    PlayerAction.Move move = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
    int seen = snapshot.event().sequence();
    assertThat(game.submit(new ClientRequest(Actor.FIRST, "m", seen, snapshot.ply(), move, START)))
        .isInstanceOf(RequestResult.Accepted.class);
  }

  @Test
  void moveOfServerWithEnginesIsLeftToIt() {
    LiveGame game = create();
    delegated(0).onRemoteChange(lastChange(game, false));
    assertThat(engine.loadedCount()).isZero();
  }
}
