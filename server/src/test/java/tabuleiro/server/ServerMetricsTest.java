package tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.server.kernel.database.DatabaseAddress;
import tabuleiro.server.presence.ServerRole;
import tabuleiro.testkit.TestClient;

/// What an operator can measure is what the pages say.
final class ServerMetricsTest {
  private static final Pattern TYPE =
      Pattern.compile("(?m)^# TYPE (tabuleiro_\\w+) (histogram|counter|gauge)$");

  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(tabuleiro_\\w+)` \\| (\\w+) \\|");

  private static final Map<String, String> TYPES_IN_PORTUGUESE =
      Map.of("histograma", "histogram", "contador", "counter", "valor", "gauge");

  @TempDir private Path folder = Path.of("");

  /// The replica is never available; its metrics are there all the same.
  private Server start() {
    DatabaseAddress.Postgres replica =
        new DatabaseAddress.Postgres("jdbc:postgresql://localhost:1/none", "", "");
    return Server.start(
        ServerOptions.of(new DatabaseAddress.Sqlite(folder.resolve("games.db")), 0)
            .withCluster(new ClusterOptions(Duration.ZERO, ServerRole.BOTH, Optional.of(replica))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void pageListsAllMetricsOfAServer(String language) throws IOException {
    try (Server server = start();
        TestClient net = TestClient.to(server.port())) {
      net.get("/nowhere");
      assertThat(served(net.get("/metrics").body())).isEqualTo(documented(language));
    }
  }

  /// Returns the types of the metrics by name, without the largest value of each histogram.
  private static Map<String, String> served(String metrics) {
    Map<String, String> types = types(TYPE, metrics);
    types.keySet().removeIf(name -> name.endsWith("_max"));
    return types;
  }

  private static Map<String, String> documented(String language) throws IOException {
    Path page = Path.of("../docs", language, "reference/metrics.md");
    Map<String, String> types = types(ROW, Files.readString(page));
    types.replaceAll((_, type) -> TYPES_IN_PORTUGUESE.getOrDefault(type, type));
    return types;
  }

  private static Map<String, String> types(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .collect(
            Collectors.toMap(
                (MatchResult found) -> found.group(1),
                found -> found.group(2),
                (a, b) -> a,
                TreeMap::new));
  }

  @Tag("full")
  @Test
  void measuresRequestsCommandsAndCommits() {
    try (Server server = start();
        TestClient net = TestClient.to(server.port())) {
      String game =
          "{\"game\":\"talpa\",\"variant\":\"4x4\",\"first\":\"1\",\"second\":\"1\",\"id\":\"g\"}";
      String made = net.post("/api/v2/games", game).body();
      String id = made.replaceAll(".*\"gameId\":\"([^\"]*)\".*", "$1");
      net.post(
          "/api/v2/games/" + id + "/commands",
          "{\"id\":\"a\",\"type\":\"resign\",\"seenSequence\":1,\"side\":\"first\"}");
      assertThat(net.get("/api/v2/games/" + id).statusCode()).isEqualTo(200);
      assertThat(net.get("/metrics").body())
          .contains("route=\"/api/v2/games/{id}\",status=\"200\",le=\"0.001\"")
          .contains("tabuleiro_commit_jobs_bucket{le=\"256.0\"}")
          .contains("tabuleiro_database_connections{pool=\"reader\",state=\"idle\"}")
          .containsPattern("tabuleiro_commands_seconds_count\\{outcome=\"[a-z-]+\"} 1")
          .containsPattern("tabuleiro_refusals_total\\{kind=\"[a-z-]+\"} 1")
          .containsPattern("tabuleiro_write_seconds_count [1-9]")
          .containsPattern("tabuleiro_bots_threads [1-9]");
    }
  }
}
