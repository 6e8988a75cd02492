package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
import tabuleiro.rules.Side;
import tabuleiro.server.Postgres;
import tabuleiro.server.admin.Backup;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;

/// Two servers on one PostgreSQL: watchers of one server see what is played on the other.
@Tag("full")
final class TwoServersTest {
  private static final Seat ANA = Seat.human("Ana");
  private static final SessionSetup PERSONS =
      SessionSetup.of(Games.find("talpa").orElseThrow().game(), 1, ANA, ANA);

  private final DatabaseAddress.Postgres database = Postgres.database();
  private final BlockingQueue<RemoteChange> news = new LinkedBlockingQueue<>();
  private GameStore here;
  private GameStore there;
  private LiveGames mine;
  private LiveGames theirs;

  @BeforeEach
  void open() {
    here = GameStore.open(database);
    there = GameStore.open(database);
    mine = new LiveGames(here);
    theirs = new LiveGames(there);
    here.database().listen(mine::receive);
    there.database().listen(theirs::receive);
    theirs.onRemoteChange(news::add);
  }

  @AfterEach
  void close() {
    here.close();
    there.close();
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
    T found = queue.poll(60, TimeUnit.SECONDS);
    assertThat(found).as("an item within 10 seconds").isNotNull();
    return found;
  }

  /// The other server listens on its own thread; it is ready when it receives a change.
  private LiveGame game() throws InterruptedException {
    LiveGame game = mine.create(NewGames.taken(PERSONS, GameSeries.SINGLE), 1000);
    while (news.poll(100, TimeUnit.MILLISECONDS) == null) {
      mine.create(NewGames.taken(PERSONS, GameSeries.SINGLE), 1000);
    }
    return game;
  }

  @Test
  void movesReachOtherServerInOrder() throws InterruptedException {
    LiveGame game = game();
    LiveGame other = theirs.game(game.id());
    BlockingQueue<GameSnapshot> seen = new LinkedBlockingQueue<>();
    other.watch(2, seen::add);
    for (int ply = 1; ply <= 20; ply++) {
      // The servers take turns.
      move(ply % 2 == 0 ? other : game);
      if (ply % 2 == 1) {
        assertThat(next(seen).ply()).isEqualTo(ply);
      } else {
        assertThat(next(seen).ply()).isEqualTo(ply);
        await(game, ply);
      }
    }
    assertThat(seen).isEmpty();
  }

  private static void await(LiveGame game, int ply) throws InterruptedException {
    BlockingQueue<GameSnapshot> seen = new LinkedBlockingQueue<>();
    Runnable end = game.watch(ply + 1, seen::add);
    assertThat(next(seen).ply()).isEqualTo(ply);
    end.run();
  }

  @Test
  void changesDuringInterruptionArriveLater() throws InterruptedException {
    LiveGame game = game();
    LiveGame other = theirs.game(game.id());
    BlockingQueue<GameSnapshot> seen = new LinkedBlockingQueue<>();
    other.watch(2, seen::add);
    Postgres.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            + " AND datname = '"
            + Postgres.name(database)
            + "'");
    move(game);
    move(game);
    List<Integer> plies = new ArrayList<>();
    while (plies.size() < 2) {
      plies.add(next(seen).ply());
    }
    assertThat(plies).containsExactly(1, 2);
  }

  @Test
  void notifiesOtherServerOfTakenSeat() throws InterruptedException {
    game();
    LiveGame game = mine.create(NewGames.waiting(PERSONS), 1000);
    LiveGame other = theirs.game(game.id());
    assertThat(other.seats().sidesOf("two")).hasSize(1);
    assertThat(other.snapshot(1000).isPaused()).isTrue();
    news.clear();
    game.seats().take("two", "next", new SeatTaker("Bruno", "bruno"), 2000);
    RemoteChange seat = next(news);
    while (seat.sequence() != 0) {
      seat = next(news);
    }
    assertThat(seat.game()).contains(game.id());
    await(other, 0);
  }

  /// A server that hears nothing knows a change as soon as it matters.
  @Test
  void serverReadsGameAgainBeforeItRefuses() {
    LiveGames deaf = new LiveGames(there);
    LiveGame game = mine.create(NewGames.waiting(PERSONS), 1000);
    LiveGame other = deaf.game(game.id());
    assertThat(other.view(1000).snapshot().isPaused()).isTrue();
    game.seats().take("two", "next", new SeatTaker("Bruno", "bruno"), 2000);
    GameSnapshot snapshot = game.snapshot(2000);
    Position position = snapshot.position();
    GameAction action = new PlayerAction.Move(position.formatMove(position.moveAt(0)));
    ClientRequest first =
        new ClientRequest(
            Actor.of(position.sideToMove()), "m", snapshot.event().sequence(), 0, action, 2000);
    assertThat(other.submit(first)).isInstanceOf(RequestResult.Accepted.class);
    assertThat(game.view(2000).snapshot().ply()).as("a read is up to date").isEqualTo(1);
  }

  /// A server that hears nothing accepts no command from a device that another server has ended.
  @Test
  void serverReadsSeatAgainBeforeItAcceptsCommand() {
    LiveGames deaf = new LiveGames(there);
    LiveGame game = mine.create(NewGames.waiting(PERSONS), 1000);
    game.seats().take("two", "next", new SeatTaker("Bruno", "bruno"), 2000);
    String code = game.seats().createDeviceCode(Side.SECOND, "nobody", 2000).orElseThrow().code();
    game.seats().redeemDeviceCode(code, new SeatTaker("Bruno", "phone"), 3000);
    GameSeats other = deaf.game(game.id()).seats();
    assertThat(other.sidesOf("phone")).containsExactly(Side.SECOND);
    assertThat(game.seats().endLaterDevices(Side.SECOND, "bruno")).isEqualTo(1);
    assertThat(other.currentSidesOf("phone")).isEmpty();
    assertThat(other.currentSidesOf("bruno")).containsExactly(Side.SECOND);
  }

  @Test
  void restoresOnlyIntoDatabaseNotInUse(@TempDir Path folder) throws InterruptedException {
    LiveGame game = game();
    Path file = folder.resolve("copy.db");
    assertThat(Backup.write(database, file)).as("while two servers use the database").isEmpty();
    DatabaseAddress.Postgres another = Postgres.database();
    try (GameStore server = GameStore.open(another);
        GameStore command = GameStore.open(another)) {
      server.heartbeats().record(() -> 1000, 0).join();
      server.database().listen(_ -> {});
      String why = "";
      for (int i = 0; i < 100 && why.isEmpty(); i++) {
        why = refusal(command, folder.resolve("no-backup.db"));
      }
      assertThat(why).isEqualTo("store.used");
    }
    try (GameStore empty = GameStore.open(another)) {
      restoreOnceTheServerIsGone(empty, file);
      assertThat(new LiveGames(empty).game(game.id()).head()).isEqualTo(game.head());
      assertThat(empty.findChainErrors()).isEmpty();
    }
  }

  /// The database notices slightly later that the server has closed its connection.
  private static void restoreOnceTheServerIsGone(GameStore store, Path file)
      throws InterruptedException {
    String why = "store.used";
    for (int i = 0; i < 100 && why.equals("store.used"); i++) {
      why = refusal(store, file);
    }
    assertThat(why).isEmpty();
  }

  /// Tries to restore; the database counts as in use slightly after the server has started to
  /// listen.
  private static String refusal(GameStore store, Path file) throws InterruptedException {
    try {
      Backup.restore(file, store.database());
      return "";
    } catch (StoreException e) {
      String key = e.message().key();
      Thread.sleep(20);
      return key.equals("store.used") ? key : "";
    }
  }
}
