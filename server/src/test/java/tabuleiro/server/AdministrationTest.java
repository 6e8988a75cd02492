package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.play.live.GameSeries;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Side;
import tabuleiro.server.account.AccountStore;
import tabuleiro.server.account.Member;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.SignedInDevice;
import tabuleiro.server.admin.AccountAdministration;
import tabuleiro.server.admin.AdministrationWatch;
import tabuleiro.server.bots.BotCatalogue;
import tabuleiro.server.bots.BotScheduler;
import tabuleiro.server.chat.ChatCalls;
import tabuleiro.server.chat.ChatContent;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.game.MemberGames;
import tabuleiro.server.game.NewGame;
import tabuleiro.server.game.NewGames;
import tabuleiro.server.game.SeatPlan;
import tabuleiro.server.game.SeatTaker;
import tabuleiro.server.game.Visibility;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.SteadyScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

/// A command of the operator on the file of a running server.
final class AdministrationTest {
  private static final String SECRET = "ms-" + "a".repeat(43);

  private static final SessionSetup SETUP =
      SessionSetup.of(
          Games.find("talpa").orElseThrow().game(), 1, Seat.human("Guest"), Seat.human("Guest"));

  @TempDir private Path folder = Path.of("");
  private final AtomicReference<String> announced = new AtomicReference<>("");

  /// Starts a server with one signed-in member, and runs a test on its games.
  private void serve(DatabaseAddress database, Consumer<Served> work) {
    DrivenScheduler time = new DrivenScheduler(1_000_000);
    try (GameStore store = GameStore.open(database);
        BotScheduler bots =
            new BotScheduler(
                new BotCatalogue(Map.of()),
                1,
                new SteadyScheduler(time),
                RandomGenerator::getDefault,
                Tracing.OFF,
                (_, _) -> false)) {
      GameService service = new GameService(store, new SteadyScheduler(time), bots, nanos -> {});
      Member ana = Member.create(new PlayerId("mAAAAAAAAAAAAAAAA"), "Ana", "ana", "hash", 1);
      SignedInDevice device = SignedInDevice.of(SECRET, "Firefox", 1);
      new AccountStore(store.database(), PersonalDataParts.ALL)
          .signUp(ana, List.of(), device, Optional.empty())
          .join();
      AdministrationWatch watch =
          new AdministrationWatch(
              store.database(), new MemberGames(store, service.games()), announced::set);
      work.accept(new Served(store, service.games(), ana, watch, time));
    }
  }

  /// What [#serve] has started.
  private record Served(
      GameStore store,
      LiveGames games,
      Member ana,
      AdministrationWatch watch,
      DrivenScheduler time) {
    /// Returns a game of Talpa that waits for both players.
    LiveGame waitingGame() {
      return games.create(NewGames.waiting(SETUP), time.millis());
    }

    /// Runs a command of the operator, as another process does.
    void command(DatabaseAddress database, Consumer<AccountAdministration> command) {
      try (GameStore beside = new GameStore(Database.openForTool(database))) {
        command.accept(new AccountAdministration(beside, "root", time::millis));
      }
    }
  }

  private static RemoteChange next(BlockingQueue<RemoteChange> changes) {
    try {
      return Objects.requireNonNull(changes.poll(1, TimeUnit.MINUTES), "no change");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aSuspendedMemberLosesTheSeatsThatTheServerRemembers() {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    serve(
        database,
        served -> {
          long now = served.time().millis();
          LiveGame game = served.waitingGame();
          game.seats().take("two", "next", new SeatTaker("Guest", SECRET), now);
          assertThat(game.seats().sidesOf(SECRET)).hasSize(1);
          SeatTaker maker = new SeatTaker("Ana", SECRET);
          List<LiveGame> offers =
              Stream.of(SeatPlan.free(), SeatPlan.human("invited"))
                  .map(other ->
                      new NewGame(
                          Tokens.gameId(),
                          SETUP,
                          GameSeries.SINGLE,
                          Visibility.UNLISTED,
                          Map.of(Side.FIRST, SeatPlan.taken("mine", maker), Side.SECOND, other)))
                  .map(made -> served.games().create(made, now))
                  .toList();
          served.command(database, admin -> admin.suspend(served.ana(), "insults"));
          assertThat(game.seats().sidesOf(SECRET)).as("remembered").hasSize(1);
          served.watch().look();
          assertThat(game.seats().sidesOf(SECRET)).isEmpty();
          assertThat(game.snapshot(now).ending()).as("a game with both players").isEmpty();
          for (LiveGame offered : offers) {
            assertThat(offered.snapshot(now).ending()).as("an offer").isPresent();
          }
        });
  }

  @Test
  void openPagesShowTheNewNameOfAMember() {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    serve(
        database,
        served -> {
          long now = served.time().millis();
          LiveGame game = served.waitingGame();
          game.seats().take("two", "next", new SeatTaker("Ana", SECRET), now);
          served.watch().look();
          BlockingQueue<RemoteChange> changes = new LinkedBlockingQueue<>();
          served.games().onRemoteChange(changes::add);
          served.command(
              database, admin -> assertThat(admin.rename(served.ana(), " Eva ")).contains("Eva"));
          served.watch().look();
          assertThat(next(changes).game()).contains(game.id());
          assertThat(served.store().seats().ofGame(game.id()))
              .anySatisfy(seat -> assertThat(seat.name()).contains("Eva"));
        });
  }

  @Test
  void aDeletedGameIsForgotten() {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    serve(
        database,
        served -> {
          LiveGame game = served.waitingGame();
          String id = game.id();
          List<String> deleted = new ArrayList<>();
          served.games().onDeletion(deleted::add);
          served.command(database, admin -> assertThat(admin.delete(id, "insults")).isTrue());
          assertThat(served.games().game(id)).as("in memory").isSameAs(game);
          served.watch().look();
          served.watch().look();
          assertThat(deleted).containsExactly(id);
          assertThatThrownBy(() -> served.games().game(id))
              .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.isFinal()).isTrue());
        });
  }

  @Test
  void openPagesNoLongerShowAnErasedMessage() {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    serve(
        database,
        served -> {
          String game = served.waitingGame().id();
          ChatCalls.add(
                  served.store(), game, Side.FIRST, served.ana().id(), ChatContent.ofText("insult"))
              .join();
          served.watch().look();
          BlockingQueue<RemoteChange> changes = new LinkedBlockingQueue<>();
          served.games().onRemoteChange(changes::add);
          served.command(database, admin -> assertThat(admin.erase(game, 1)).isTrue());
          served.watch().look();
          assertThat(next(changes)).isEqualTo(RemoteChange.ofMessages(game));
        });
  }

  @Test
  void whatIsAnnouncedReachesThePages() {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    serve(
        database,
        served -> {
          served.command(database, admin -> assertThat(admin.announce("Closed at 10")).isTrue());
          served.watch().look();
          assertThat(announced.get()).isEqualTo("Closed at 10");
          served.command(database, admin -> assertThat(admin.announce("")).isTrue());
          served.watch().look();
          assertThat(announced.get()).isEmpty();
          served.command(database, admin -> assertThat(admin.announce("")).isFalse());
        });
  }

  @Test
  void commandsAndAServerWriteInTurn() {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    serve(
        database,
        served -> {
          List<CompletableFuture<Boolean>> written = new ArrayList<>();
          served.command(
              database,
              admin -> {
                for (int i = 0; i < 200; i++) {
                  String name = "test" + i;
                  written.add(served.store().database().write(handle -> insert(handle, name)));
                  assertThat(admin.announce("Text " + i)).isTrue();
                }
              });
          assertThat(written).allSatisfy(done -> assertThat(done.join()).isTrue());
        });
  }

  /// Reads before it writes, as most transactions of a server do.
  private static boolean insert(Handle handle, String name) {
    int settings =
        handle.createQuery("SELECT COUNT(*) FROM site_setting").mapTo(Integer.class).one();
    return handle.execute("INSERT INTO site_setting VALUES (?, ?)", name, "" + settings) == 1;
  }

  @Test
  void aCommandIsNotMissedWhenTheDatabaseWasAway() {
    DatabaseAddress database = new DatabaseAddress.Sqlite(folder.resolve("games.db"));
    serve(
        database,
        served -> {
          LiveGame game = served.waitingGame();
          game.seats().take("two", "next", new SeatTaker("Ana", SECRET), served.time().millis());
          AtomicBoolean isAway = new AtomicBoolean();
          AdministrationWatch watch =
              new AdministrationWatch(
                  served.store().database(),
                  new MemberGames(served.store(), served.games()),
                  _ -> {
                    if (isAway.get()) {
                      throw new StoreException(StoreFailure.UNAVAILABLE);
                    }
                  });
          watch.look();
          BlockingQueue<RemoteChange> changes = new LinkedBlockingQueue<>();
          served.games().onRemoteChange(changes::add);
          served.command(database, admin -> admin.rename(served.ana(), "Eva"));
          isAway.set(true);
          watch.look();
          assertThat(changes).isEmpty();
          isAway.set(false);
          watch.look();
          assertThat(next(changes).game()).contains(game.id());
        });
  }
}
