package tabuleiro.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.SampleEvents;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// What is left in a database of a game that the operator has deleted.
final class DeletedGameTest {
  private static final String GAME = "Ab3dEf6hIj9kLm0n";

  /// The tables of running servers, which remove their rows themselves.
  private static final Set<String> OF_SERVERS = Set.of("presence", "game_viewers");

  @TempDir private Path folder = Path.of("");
  private DatabaseAddress address = new DatabaseAddress.Sqlite(Path.of(""));
  private Jdbi raw = Jdbi.create("jdbc:sqlite::memory:");

  @BeforeEach
  void create() {
    Path file = folder.resolve("games.db");
    address = new DatabaseAddress.Sqlite(file);
    raw = Jdbi.create("jdbc:sqlite:" + file);
    try (GameStore store = GameStore.open(address)) {
      SampleEvents.create(store, GAME);
      SampleEvents.create(store, "other");
    }
  }

  private boolean delete(String game) {
    try (GameStore store = new GameStore(Database.openForTool(address))) {
      return new AccountAdministration(store, "root", () -> 7000).delete(game, "insults");
    }
  }

  private List<AdminEntry> log() {
    try (GameStore store = new GameStore(Database.openForTool(address))) {
      return new AccountAdministration(store, "root", () -> 7000).log();
    }
  }

  private static List<String> tables(Handle handle) {
    return handle
        .createQuery("SELECT name FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL")
        .mapTo(String.class)
        .list();
  }

  private static List<Map<String, Object>> columns(Handle handle, String table) {
    return handle
        .createQuery("SELECT name, type FROM pragma_table_info(?)")
        .bind(0, table)
        .mapToMap()
        .list();
  }

  private static String nameOf(Map<String, Object> column) {
    return String.valueOf(column.get("name"));
  }

  /// Gives each table with a column for a game a row of the game, unless it has one. Returns the
  /// tables.
  private static List<String> fill(Handle handle) {
    handle.execute("PRAGMA foreign_keys = OFF");
    List<String> filled = new ArrayList<>();
    for (String table : tables(handle)) {
      List<Map<String, Object>> columns = columns(handle, table);
      List<String> names = columns.stream().map(DeletedGameTest::nameOf).toList();
      if (!names.contains("game") || OF_SERVERS.contains(table)) {
        continue;
      }
      List<String> values = columns.stream().map(DeletedGameTest::valueOf).toList();
      handle.execute(
          "INSERT OR IGNORE INTO %s (%s) VALUES (%s)"
              .formatted(table, String.join(", ", names), String.join(", ", values)));
      filled.add(table);
    }
    return filled;
  }

  private static String valueOf(Map<String, Object> column) {
    String name = nameOf(column);
    if (name.equals("game")) {
      return "'" + GAME + "'";
    }
    return "TEXT".equals(column.get("type")) ? "'FIRST'" : "1";
  }

  /// Returns the tables in which some column has the id of the game.
  private static List<String> tablesWithGame(Handle handle) {
    return tables(handle).stream()
        .filter(table ->
            columns(handle, table).stream()
                .anyMatch(column ->
                    handle
                            .createQuery(
                                "SELECT COUNT(*) FROM %s WHERE %s LIKE '%%%s%%'"
                                    .formatted(table, nameOf(column), GAME))
                            .mapTo(Integer.class)
                            .one()
                        > 0))
        .toList();
  }

  @Test
  void onlyTheLogNamesTheGame() {
    List<String> filled = raw.withHandle(DeletedGameTest::fill);
    assertThat(filled).hasSizeGreaterThan(15).contains("event", "chat_message", "rating_change");
    List<String> before = raw.withHandle(DeletedGameTest::tablesWithGame);
    assertThat(before).containsAll(filled);
    assertThat(delete(GAME)).isTrue();
    List<String> after = raw.withHandle(DeletedGameTest::tablesWithGame);
    assertThat(after).containsExactly("admin_log");
    assertThat(log())
        .singleElement()
        .satisfies(entry ->
            assertThat(List.of(entry.command(), entry.subject(), entry.detail()))
                .containsExactly("delete", GAME, "insults"));
  }

  @Test
  void theRatingsThatItHasChangedStay() {
    raw.useHandle(handle -> {
      fill(handle);
      handle.execute("INSERT INTO rating VALUES ('Ana', 'talpa-8x8-blitz', 1512, 90, 0.06, 7, 1)");
    });
    assertThat(delete(GAME)).isTrue();
    List<Double> ratings =
        raw.withHandle(
            handle -> handle.createQuery("SELECT rating FROM rating").mapTo(Double.class).list());
    assertThat(ratings).containsExactly(1512.0);
  }

  @Test
  void otherGamesStayAndTheirChainsAreComplete() {
    assertThat(delete(GAME)).isTrue();
    try (GameStore store = GameStore.open(address)) {
      assertThat(store.info(GAME)).isEmpty();
      assertThat(store.events(GAME, 0)).isEmpty();
      assertThat(store.info("other")).isPresent();
      assertThat(store.history("other")).isNotEmpty();
      assertThat(store.findChainErrors()).isEmpty();
    }
  }

  @Test
  void aGameThatDoesNotExistIsNotLogged() {
    assertThat(delete("none")).isFalse();
    assertThat(delete(GAME)).isTrue();
    assertThat(delete(GAME)).as("again").isFalse();
    assertThat(log()).hasSize(1);
  }

  @Test
  void aTournamentKeepsTheResultAndWaitsForNoDeletedGame() {
    raw.useHandle(handle -> {
      handle.execute("PRAGMA foreign_keys = OFF");
      String row = "INSERT INTO tournament_game VALUES ('t', 1, ?, 1, 2, ?, ?)";
      handle.execute(row, 1, GAME, null);
      handle.execute(row, 2, "other", "1-0");
    });
    assertThat(delete(GAME)).isTrue();
    assertThat(delete("other")).isTrue();
    List<String> results =
        raw.withHandle(handle ->
            handle
                .createQuery("SELECT result FROM tournament_game WHERE game IS NULL ORDER BY board")
                .mapTo(String.class)
                .list());
    assertThat(results).containsExactly("*", "1-0");
  }
}
