package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ClientRequest;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Position;
import tabuleiro.server.Postgres;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.presence.PresenceCalls;
import tabuleiro.testkit.TcpProxy;

/// Two servers on one PostgreSQL, of which one loses its network, or has to wait for the database:
/// its watchers still see every move, and it does not stop the other server.
@Tag("full")
final class LostNetworkTest {
  private static final Seat ANA = Seat.human("Ana");
  private static final SessionSetup HUMANS =
      SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ANA, ANA);

  /// How long a test waits for what must happen.
  private static final int PATIENCE_SECONDS = 60;

  /// Longer than the time after which a connection that does not answer is given up.
  private static final long LOCK_MILLIS = 6000;

  private final DatabaseAddress.Postgres database = Postgres.database();
  private final TcpProxy proxy = new TcpProxy(List.of(port(database.url())));
  private final BlockingQueue<RemoteChange> changes = new LinkedBlockingQueue<>();
  private GameStore here;
  private GameStore there;
  private LiveGames mine;
  private LiveGames theirs;

  private static int port(String url) {
    return Integer.parseInt(url.replaceFirst(".*://[^:]*:(\\d+)/.*", "$1"));
  }

  @BeforeEach
  void open() {
    here = GameStore.open(database);
    String url = database.url().replaceFirst("//[^/]*/", "//127.0.0.1:" + proxy.port() + "/");
    there = GameStore.open(new DatabaseAddress.Postgres(url, database.user(), database.password()));
    mine = new LiveGames(here);
    theirs = new LiveGames(there);
    theirs.onRemoteChange(changes::add);
  }

  @AfterEach
  void close() {
    here.close();
    there.close();
    proxy.close();
  }

  private LiveGame newGame() {
    return mine.create(NewGames.taken(HUMANS, GameSeries.SINGLE), 1000);
  }

  private static void move(LiveGame game) {
    GameSnapshot snapshot = game.snapshot(2000);
    Position position = snapshot.position();
    int seen = snapshot.event().sequence();
    GameAction action = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
    Actor actor = Actor.of(position.sideToMove());
    assertThat(
            game.submit(new ClientRequest(actor, "m" + seen, seen, snapshot.ply(), action, 2000)))
        .isInstanceOf(RequestResult.Accepted.class);
  }

  private static <T> T next(BlockingQueue<T> queue) throws InterruptedException {
    T found = queue.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertThat(found).as("an item in time").isNotNull();
    return found;
  }

  /// Starts to listen, and waits until notifications arrive.
  private void listen() throws InterruptedException {
    there.database().listen(theirs::receive);
    next(changes);
  }

  private Connection lock(String session) throws SQLException {
    Connection connection =
        DriverManager.getConnection(database.url(), database.user(), database.password());
    connection.setAutoCommit(false);
    connection.createStatement().execute("LOCK TABLE " + session + " IN ACCESS EXCLUSIVE MODE");
    return connection;
  }

  @Test
  void lostConnectionsAreReplaced() throws InterruptedException {
    listen();
    LiveGame game = newGame();
    BlockingQueue<GameSnapshot> seen = new LinkedBlockingQueue<>();
    theirs.game(game.id()).watch(2, seen::add);
    proxy.lose();
    move(game);
    assertThat(next(seen).ply()).isEqualTo(1);
  }

  /// The game is read, and then an event is stored before the notification can find the game.
  @Test
  void gameThatIsLoadedDuringChangeIsUpToDate() throws Exception {
    listen();
    LiveGame game = newGame();
    CompletableFuture<LiveGame> loaded;
    try (Connection connection = lock("downtime")) {
      loaded = CompletableFuture.supplyAsync(() -> theirs.game(game.id()));
      Thread.sleep(500); // Until the events are read; too short a time can only hide a defect.
      changes.clear();
      move(game);
      while (next(changes).sequence() < 3) {
        assertThat(loaded).isNotDone();
      }
      connection.rollback();
    }
    assertThat(loaded.get(PATIENCE_SECONDS, TimeUnit.SECONDS).head()).isEqualTo(game.head());
  }

  @Test
  void changeIsReadOnceDatabaseAnswers() throws Exception {
    LiveGame game = newGame();
    BlockingQueue<GameSnapshot> seen = new LinkedBlockingQueue<>();
    theirs.game(game.id()).watch(2, seen::add);
    move(game);
    try (Connection connection = lock("event")) {
      theirs.receive(new RemoteChange(Optional.of(game.id()), 3));
      Thread.sleep(LOCK_MILLIS);
      connection.rollback();
    }
    assertThat(next(seen).ply()).isEqualTo(1);
  }

  /// A server is paused within a transaction that has locked what the other server needs.
  @Test
  void pausedServerStopsNoOther() throws Exception {
    CountDownLatch isBegun = new CountDownLatch(1);
    CountDownLatch isQueued = new CountDownLatch(1);
    CountDownLatch isPaused = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    CompletableFuture<?> first =
        PresenceCalls.beat(
            there,
            "a",
            () -> {
              isBegun.countDown();
              return await(isQueued);
            },
            4000);
    isBegun.await(); // The others share a later transaction.
    CompletableFuture<?> locking = there.heartbeats().record(() -> 1000, 4000);
    CompletableFuture<?> paused =
        PresenceCalls.beat(
            there,
            "b",
            () -> {
              isPaused.countDown();
              return await(end);
            },
            4000);
    isQueued.countDown();
    try {
      first.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      isPaused.await();
      assertThat(here.heartbeats().record(() -> 2000, 4000).get(PATIENCE_SECONDS, TimeUnit.SECONDS))
          .isNotNull();
    } finally {
      end.countDown();
    }
    // Its transaction has failed; each part of it is tried again.
    locking.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    paused.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  private static long await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 1000;
  }
}
