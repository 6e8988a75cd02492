package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.kernel.database.SimulatedStores;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.schedule.SystemScheduler;

/// A replica that lacks what is new, that fails, and that is far behind. Two files stand for the
/// database and its replica.
final class GameArchiveStoreTest {
  private static final GameFilter ALL = new GameFilter("", "");

  @TempDir private Path folder = Path.of("");

  private SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final SystemScheduler time = new SystemScheduler();
  private GameStore primary;
  private GameStore copy;

  @BeforeEach
  void openBoth() {
    copy = GameStore.open(file("copy.db"));
    primary = open("copy.db");
    beat(copy, time.millis());
  }

  private DatabaseAddress.Sqlite file(String name) {
    return new DatabaseAddress.Sqlite(folder.resolve(name));
  }

  /// Opens the database with a file as its replica.
  private GameStore open(String replica) {
    meters = new SimpleMeterRegistry();
    return new GameStore(
        SimulatedStores.openWithReplica(file("games.db"), jdbi(replica), time, meters));
  }

  private Jdbi jdbi(String file) {
    return Jdbi.create("jdbc:sqlite:" + folder.resolve(file));
  }

  @AfterEach
  void close() {
    primary.close();
    copy.close();
    time.close();
  }

  private static void beat(GameStore store, long millis) {
    store.heartbeats().record(() -> millis, Long.MAX_VALUE).join();
  }

  private static void finish(GameStore store, String game) {
    SampleEvents.create(store, game);
    store
        .append(
            1,
            new EventContent(
                game,
                Actor.FIRST,
                "r",
                0,
                new PlayerAction.Resignation(),
                Result.SECOND_WINS,
                3000))
        .join();
  }

  private List<String> finished(String after) {
    return primary.archive().finished(ALL, after, 10).stream().map(GameInfo::id).toList();
  }

  private double reads(String result) {
    return meters.counter("tabuleiro.replica.reads", "result", result).count();
  }

  @Test
  void finishedGamesAreReadFromTheReplica() {
    finish(primary, "old");
    finish(copy, "old");
    finish(primary, "new");
    assertThat(finished("")).as("some time behind").containsExactly("old");
    assertThat(primary.archive().game("old").events()).hasSize(2);
    assertThat(primary.archive().game("old").seats()).hasSize(2);
    assertThat(reads("found")).isEqualTo(3);
  }

  @Test
  void whatTheReplicaLacksIsReadFromTheDatabase() {
    finish(primary, "old");
    finish(primary, "new");
    SampleEvents.create(primary, "going");
    SampleEvents.create(copy, "going");
    primary.append(1, SampleEvents.move("going", Actor.FIRST, "a", "c3d3")).join();
    assertThat(primary.archive().game("new").events()).hasSize(2);
    assertThat(primary.archive().game("going").events()).as("a game in progress").hasSize(2);
    assertThat(finished("old")).as("not from the beginning").containsExactly("new");
    assertThat(reads("absent")).isEqualTo(3);
    assertThatThrownBy(() -> primary.archive().game("none")).isInstanceOf(StoreException.class);
  }

  @Test
  void replicaThatFailsIsNotAskedForSomeTime() {
    finish(primary, "old");
    primary.close();
    primary = open("missing/copy.db");
    assertThat(finished("")).containsExactly("old");
    assertThat(finished("")).containsExactly("old");
    assertThat(reads("failed")).isEqualTo(1);
  }

  @Test
  void replicaThatIsFarBehindIsNotUsed() {
    finish(primary, "old");
    copy.close();
    copy = GameStore.open(file("late.db"));
    beat(copy, time.millis() - 100_000);
    primary.close();
    primary = open("late.db");
    assertThat(finished("")).containsExactly("old");
    assertThat(reads("failed")).isEqualTo(1);
    assertThat(meters.get("tabuleiro.replica.lag").gauge().value()).isGreaterThanOrEqualTo(100);
  }

  /// Two servers that end games at the same moment may give them the same number.
  @Test
  void gamesWithTheSameNumberAreListedOnce() {
    for (String game : List.of("c", "a", "b")) {
      finish(primary, game);
    }
    jdbi("games.db").useHandle(handle -> handle.execute("UPDATE game SET finished = 1"));
    primary.close();
    primary = GameStore.open(file("games.db"));
    assertThat(finished("")).containsExactly("a", "b", "c");
    assertThat(finished("a")).containsExactly("b", "c");
  }
}
