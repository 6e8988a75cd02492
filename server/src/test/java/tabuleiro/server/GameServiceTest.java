package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.SteadyScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

/// Clocks and health of a server whose time a test drives.
final class GameServiceTest {
  private static final long START = 1_000_000_000;
  private static final long DAY = Duration.ofDays(1).toMillis();

  @TempDir private Path folder = Path.of("");
  private final BotCatalogue players = new BotCatalogue(Map.of());
  private DrivenScheduler time;
  private GameStore store;
  private GameService service;

  @BeforeEach
  void open() {
    time = new DrivenScheduler(START);
    start();
  }

  private void start() {
    store = GameStore.open(new DatabaseAddress.Sqlite(folder.resolve("games.db")));
    SteadyScheduler steady = new SteadyScheduler(time);
    BotScheduler bots =
        new BotScheduler(
            players, 1, steady, RandomGenerator::getDefault, Tracing.OFF, (_, _) -> false);
    service = new GameService(store, steady, bots, nanos -> {});
    service.listen();
    service.start();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private long now() {
    return service.games().scheduler().millis();
  }

  /// Returns a game with a clock of 20 seconds, in which the first side is to move.
  private LiveGame game() {
    LiveGame game = create();
    move(game);
    move(game);
    return game;
  }

  private LiveGame create() {
    Seat ana = Seat.human("Ana");
    SessionSetup setup = SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ana, ana);
    NewGame made =
        NewGames.taken(setup.withTimeControl(TimeControl.parse("20s")), GameSeries.SINGLE);
    return service.games().create(made, now());
  }

  private void move(LiveGame game) {
    GameSnapshot snapshot = game.snapshot(now());
    Position position = snapshot.position();
    int seen = snapshot.event().sequence();
    ClientRequest move =
        new ClientRequest(
            Actor.of(position.sideToMove()),
            "m" + seen,
            seen,
            snapshot.ply(),
            new PlayerAction.Move(position.formatMove(position.moveAt(0))),
            now());
    assertThat(game.submit(move)).isInstanceOf(RequestResult.Accepted.class);
  }

  private long leftMillis(LiveGame game, Side side) {
    return game.snapshot(now()).clock().remaining(side).orElseThrow().toMillis();
  }

  /// Lets time pass with a heartbeat every second.
  private void run(int seconds) {
    for (int i = 0; i < seconds; i++) {
      time.pass(1000);
      assertThat(service.isHealthy()).isTrue();
    }
  }

  @Test
  void pauseOfProcessIsNotCharged() {
    LiveGame game = game();
    run(5);
    time.pass(25_000);
    assertThat(game.snapshot(now()).ending()).as("looked at before the next heartbeat").isEmpty();
    assertThat(leftMillis(game, Side.FIRST)).isEqualTo(15_000);
    run(2);
    assertThat(leftMillis(game, Side.FIRST)).isEqualTo(13_000);
    time.pass(60_000);
    move(game);
    assertThat(leftMillis(game, Side.FIRST)).isEqualTo(13_000);
    run(20);
    assertThat(game.snapshot(now()).ending()).as("time with heartbeats is charged").isPresent();
  }

  @Test
  void stepOfWallClockDoesNotFlag() {
    LiveGame game = game();
    run(5);
    time.step(DAY);
    assertThat(leftMillis(game, Side.FIRST)).isEqualTo(15_000);
    run(1);
    assertThat(leftMillis(game, Side.FIRST)).isBetween(14_000L, 15_000L);
    assertThat(now()).as("the time follows the wall clock").isGreaterThan(START + DAY);
    time.step(-2 * DAY);
    long before = leftMillis(game, Side.FIRST);
    run(3);
    assertThat(leftMillis(game, Side.FIRST)).isEqualTo(before - 3000);
    close();
    start();
    LiveGame again = service.games().game(game.id());
    run(2);
    assertThat(leftMillis(again, Side.FIRST)).isEqualTo(before - 5000);
  }

  /// Another server on the same database has been a day ahead for ten seconds, in which this one
  /// was paused. The command comes in before the next heartbeat sets the clock forward.
  @Test
  void commandCountsFromItsTimeThoughClockIsSetForwardLater() {
    LiveGame game = game();
    run(5);
    for (int i = 0; i <= 10; i++) {
      long millis = now() + DAY + 1000L * i;
      store.heartbeats().record(() -> millis, 3000).join();
    }
    time.pass(10_000);
    move(game);
    assertThat(game.snapshot(now()).event().content().timeMillis()).isEqualTo(now());
    assertThat(leftMillis(game, Side.FIRST)).as("5 and 10 seconds are charged").isEqualTo(5_000);
  }

  /// A time after the last heartbeat could be before the next one if the clock is set back
  /// meanwhile. So a game is not stored when no heartbeat can be.
  @Test
  void newGameIsNotLaterThanTheLastHeartbeat() throws Exception {
    time.pass(20_000);
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
        Statement statement = other.createStatement()) {
      statement.execute(
          "CREATE TRIGGER stopped BEFORE UPDATE ON heartbeat BEGIN SELECT RAISE(ABORT, 'no'); END");
      assertThatThrownBy(this::create).isInstanceOf(StoreException.class);
      assertThat(statement.executeQuery("SELECT 1 FROM game").next()).isFalse();
      statement.execute("DROP TRIGGER stopped");
    }
    create();
    assertThat(store.heartbeats().lastMillis()).hasValue(now());
  }

  @Test
  void downtimeStaysLeftOutAfterRestartBeforeGameIsLoaded() {
    LiveGame game = game();
    run(5);
    close();
    time.pass(DAY);
    start();
    run(3);
    close();
    time.pass(DAY);
    start();
    LiveGame again = service.games().game(game.id());
    assertThat(leftMillis(again, Side.FIRST)).as("20 - 5 - 3 seconds").isEqualTo(12_000);
    assertThat(again.snapshot(now()).ending()).isEmpty();
  }

  @Test
  void serverIsReadyBeforeItHasReadItsGames() {
    LiveGame game = game();
    game();
    close();
    time.pass(10_000);
    start();
    assertThat(service.isHealthy()).isTrue();
    assertThat(service.games().loadedCount()).isZero();
    move(service.games().game(game.id()));
    assertThat(service.games().loadedCount()).as("only the game of the command").isEqualTo(1);
  }

  @Test
  void recoversWhenDatabaseIsAwayJustAfterStart() throws Exception {
    LiveGame game = game();
    run(5);
    close();
    time.pass(10_000);
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
        Statement statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      start();
      assertThat(service.isHealthy()).isFalse();
      time.pass(7000);
      assertThat(service.isHealthy()).isFalse();
      statement.execute("ROLLBACK");
    }
    assertThat(service.isHealthy()).isTrue();
    service.resume();
    LiveGame again = service.games().game(game.id());
    assertThat(leftMillis(again, Side.FIRST)).isEqualTo(15_000);
    assertThat(again.snapshot(now()).turn()).isEqualTo(Optional.of(Side.FIRST));
  }
}
