package tabuleiro.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.session.GameSession;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.Postgres;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// A process that plays is killed under a burst of moves, repeatedly, on the same database.
@Execution(ExecutionMode.CONCURRENT)
final class KillTest {
  private static final long SEED = 7;

  /// The number of kills in the normal build; a test of the module `app` kills the whole server.
  private static final int FEW = 1;

  /// The number of kills in the slow tests; `-Dkills=100` reduces it.
  private static final int MANY = Integer.getInteger("kills", 1000);

  /// All games are checked after this many kills, and only the recently played ones in between: a
  /// thousand full checks would take hours.
  private static final int BETWEEN = 50;

  @TempDir Path folder;

  /// The acknowledged events: the hash of each event of each game.
  private final Map<String, Map<Integer, String>> acknowledged = new HashMap<>();

  /// The games with an acknowledged event since their last check.
  private final Set<String> played = new HashSet<>();

  /// The number of events of each game at its last check.
  private final Map<String, Integer> kept = new HashMap<>();

  @Test
  void sqliteLosesNoAcknowledgedEvent() throws Exception {
    kill(new DatabaseAddress.Sqlite(folder.resolve("games.db")), FEW);
  }

  @Tag("full")
  @Test
  void postgresLosesNoAcknowledgedEvent() throws Exception {
    kill(Postgres.database(), FEW);
  }

  @Test
  @Tag("slow")
  void sqliteLosesNoAcknowledgedEventInManyKills() throws Exception {
    kill(new DatabaseAddress.Sqlite(folder.resolve("games.db")), MANY);
  }

  @Test
  @Tag("slow")
  void postgresLosesNoAcknowledgedEventInManyKills() throws Exception {
    kill(Postgres.database(), MANY);
  }

  private void kill(DatabaseAddress database, int times) throws Exception {
    RandomGenerator random = SeededRandom.of(SEED);
    int before = 0;
    for (int i = 0; i < times; i++) {
      storm(database, i, 20 + random.nextInt(200));
      int now = check(database, i % BETWEEN == 0 || i == times - 1);
      assertThat(now).as("events after kill %d, seed %d", i, SEED).isGreaterThan(before);
      before = now;
    }
  }

  /// Runs a process until it has acknowledged a number of events, kills it, and records everything
  /// that it has acknowledged.
  private void storm(DatabaseAddress database, int number, int events) throws Exception {
    Process process =
        new ProcessBuilder(LoadProcess.command(number, database))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader answers = process.inputReader()) {
      for (int i = 0; i < events; i++) {
        String line = answers.readLine();
        assertThat(line).as("the process must not end by itself").isNotNull();
        note(line);
      }
      process
          .toHandle()
          .destroyForcibly(); // The process itself would close its output, and lose what it has
      // written.
      for (String line = answers.readLine(); line != null; line = answers.readLine()) {
        note(line);
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private void note(String line) {
    String[] parts = line.split(" ", -1);
    // The last line may be incomplete; it does not count as an acknowledgement.
    if (parts.length == 3 && parts[2].length() == 64) {
      acknowledged
          .computeIfAbsent(parts[0], game -> new HashMap<>())
          .put(Integer.valueOf(parts[1]), parts[2]);
      played.add(parts[0]);
    }
  }

  /// Returns the number of stored events, after checking that all acknowledged ones are among them.
  ///
  /// @param all whether to check games without a recently acknowledged event, too
  private int check(DatabaseAddress database, boolean all) {
    try (GameStore store = GameStore.open(database)) {
      if (all) {
        assertThat(store.findChainErrors()).isEmpty();
      }
      LiveGames games = new LiveGames(store);
      for (String game : all ? acknowledged.keySet() : played) {
        List<GameEvent> events = store.history(game);
        acknowledged
            .getOrDefault(game, Map.of())
            .forEach((at, hash) -> assertThat(events.get(at - 1).hash()).isEqualTo(hash));
        // Every move is legal after those before it, so none is stored twice.
        assertThat(games.game(game).query(GameSession::position)).isNotNull();
        kept.put(game, events.size());
      }
      played.clear();
      return kept.values().stream().mapToInt(Integer::intValue).sum();
    }
  }
}
