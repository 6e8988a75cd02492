package tabuleiro.system;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.testkit.ServerProcess;
import tabuleiro.testkit.TcpProxy;

/// Servers of an earlier version together with those of this one, on one PostgreSQL, while clients
/// play at any of them and computers play each other. `tools/check_upgrade` builds the earlier
/// version and names its class path; without it, this version takes its place.
@Tag("slow")
final class RollingUpgradeTest {
  private static final String THIS_VERSION = System.getProperty("java.class.path");
  private static final String EARLIER_VERSION =
      System.getProperty("earlier.classpath", THIS_VERSION);

  private static final int CLIENTS = 6;
  private static final int COMPUTER_GAMES = 3;

  /// How long clients play with each set of servers.
  private static final long PHASE_MILLIS = 6000;

  @TempDir private Path folder = Path.of("");

  private final HttpClient http = HttpClient.newHttpClient();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final AtomicBoolean isEnd = new AtomicBoolean();
  private final List<MovingClient> clients = new ArrayList<>();
  private final List<Future<?>> playing = new ArrayList<>();
  private final List<ServerProcess> servers = new ArrayList<>();
  private final List<String> computerGames = new ArrayList<>();
  private int createdGames;
  private EmbeddedPostgres postgres;
  private TcpProxy proxy;

  @BeforeEach
  void startEarlierVersion() throws Exception {
    postgres = SafePostgres.start();
    servers.add(start(EARLIER_VERSION));
    servers.add(start(EARLIER_VERSION));
    proxy = new TcpProxy(ports());
    for (int i = 0; i < CLIENTS; i++) {
      MovingClient client = new MovingClient(http, proxy.port(), i);
      clients.add(client);
      playing.add(threads.submit(() -> play(client)));
    }
    play("two of the earlier version");
  }

  @AfterEach
  void stop() throws IOException {
    isEnd.set(true);
    threads.close();
    proxy.close();
    servers.forEach(ServerProcess::close);
    postgres.close();
    http.close();
  }

  private ServerProcess start(String version) {
    return ServerProcess.startVersion(
        version,
        folder.resolve("errors"),
        Map.of("PGUSER", "postgres", "PGPASSWORD", "postgres"),
        List.of(
            "--port",
            "0",
            "--proxy",
            "127.0.0.1",
            "--database",
            "postgresql://localhost:" + postgres.getPort() + "/postgres"));
  }

  private List<Integer> ports() {
    return servers.stream().map(ServerProcess::port).toList();
  }

  private void add(String version) {
    servers.add(start(version));
    proxy.replace(ports());
  }

  /// Stops a server as a supervisor does. The proxy still knows it until then.
  private void stop(int number) {
    ServerProcess server = servers.remove(number);
    server.terminate();
    proxy.replace(ports());
  }

  private MovingClient play(MovingClient client) throws InterruptedException {
    try (client) {
      while (!isEnd.get()) {
        client.play();
        Thread.sleep(20);
      }
    }
    return client;
  }

  private ApiClient api(int port) {
    return new ApiClient(http, port, "a-token-that-is-long-enough-for-all", "10.7.1.1");
  }

  private String createComputerGame() throws IOException {
    String json =
        """
        {"id":"computers%d","game":"trench","first":"2","second":"1"}\
        """
            .formatted(createdGames++);
    ApiResponse created = api(ports().getFirst()).post("/api/v2/games", json);
    assertThat(created.status()).as(created.text()).isEqualTo(201);
    return created.string("gameId").orElseThrow();
  }

  /// Creates games between computers in place of those that are over.
  private void fillComputerGames() throws IOException, SQLException {
    for (String game : List.copyOf(computerGames)) {
      if (isOver(game)) {
        computerGames.remove(game);
      }
    }
    while (computerGames.size() < COMPUTER_GAMES) {
      computerGames.add(createComputerGame());
    }
  }

  private boolean isOver(String game) throws SQLException {
    return !query("SELECT COUNT(finished) FROM game WHERE id = '" + game + "'").equals("0");
  }

  /// Lets all play for some time. Clients and computers must have moved.
  private void play(String servedBy) throws Exception {
    fillComputerGames();
    int before = acknowledged();
    List<Integer> computersBefore = countComputerEvents();
    Thread.sleep(PHASE_MILLIS);
    int moves = acknowledged() - before;
    List<Integer> computers = countComputerEvents();
    System.out.printf(
        "%s (migration %s): %d moves of clients, %d of computers%n",
        servedBy, migration(), moves, sum(computers) - sum(computersBefore));
    assertThat(playing).as("clients").noneMatch(Future::isDone);
    assertThat(moves).isPositive();
    for (int i = 0; i < computers.size(); i++) {
      String game = computerGames.get(i);
      assertThat(computers.get(i) > computersBefore.get(i) || isOver(game)).as(game).isTrue();
    }
  }

  private int acknowledged() {
    return clients.stream().mapToInt(MovingClient::acknowledgedCount).sum();
  }

  /// Returns the number of events of each game between computers.
  private List<Integer> countComputerEvents() throws SQLException {
    List<Integer> counts = new ArrayList<>();
    for (String game : computerGames) {
      String sql = "SELECT COUNT(*) FROM event WHERE game = '" + game + "'";
      counts.add(Integer.valueOf(query(sql)));
    }
    return counts;
  }

  private static int sum(List<Integer> counts) {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  private String migration() throws SQLException {
    return query("SELECT version FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1");
  }

  private String query(String sql) throws SQLException {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getString(1);
    }
  }

  /// Checks all events at each server that runs.
  private void checkNothingIsLost() throws Exception {
    isEnd.set(true);
    for (Future<?> client : playing) {
      client.get();
    }
    int events = 0;
    for (MovingClient client : clients) {
      for (int port : ports()) {
        events = client.check(port);
      }
    }
    System.out.printf(
        "%d acknowledged moves, nothing lost; sockets moved %d times, after %s ms%n",
        acknowledged(),
        clients.stream().mapToInt(client -> client.moveMillis().size()).sum(),
        clients.stream().flatMap(client -> client.moveMillis().stream()).sorted().toList());
    assertThat(events).isPositive();
  }

  @Test
  @Timeout(300)
  void serversAreReplacedOneByOne() throws Exception {
    add(THIS_VERSION);
    play("two of the earlier version and one of this one");
    stop(0);
    play("one of each");
    add(THIS_VERSION);
    stop(0);
    play("two of this version");
    checkNothingIsLost();
  }

  @Test
  @Timeout(300)
  void earlierVersionContinuesAfterAnUpgradeThatIsGivenUp() throws Exception {
    add(THIS_VERSION);
    stop(0);
    play("one of each");
    stop(1);
    play("one of the earlier version again");
    checkNothingIsLost();
  }
}
