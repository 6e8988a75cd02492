package tabuleiro.bench.load;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import tabuleiro.games.Games;
import tabuleiro.play.live.GameEvent;
import tabuleiro.rules.Game;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Measures several servers on one PostgreSQL, all on this machine. Moves arrive at a fixed rate;
/// in every second turn a server is killed and started again, each in its turn. Between these turns
/// another process only appends records to a file and syncs it: the minimum that a store can do on
/// the same disk. In the other turns the processor time of a move is measured, which falls while
/// the servers compile what they run. In the end every acknowledged event must be in the database.
///
/// Arguments: servers, games, moves per second, seconds of moves, kills; default: 3, 2000, 1000,
/// 120 and 3. Without kills it shows what one PostgreSQL carries.
public final class ClusterLoad {
  private static final int WARM_UP_SECONDS = 10;

  /// The number of turns of moves after the warm-up.
  private static final int TURNS = 6;

  /// The number of sockets that append. A guess.
  private static final int APPENDERS = 200;

  /// How long one turn of appending takes, in seconds. A guess: some thousand records.
  private static final int APPEND_SECONDS = 4;

  /// When a server is killed, from the begin of a turn, and how long it is away.
  private static final int KILL_AFTER_SECONDS = 3;

  private static final int AWAY_SECONDS = 1;
  private static final Game BOARD = Games.find("talpa").orElseThrow().game();

  private final HttpClient http = HttpClient.newHttpClient();
  private final Path folder;
  private final List<String> database;
  private final int rate;
  private final List<LoadServerProcess> servers = new CopyOnWriteArrayList<>();
  private final List<FailoverClient> clients = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private final Latencies moves = new Latencies();
  private final Latencies appends = new Latencies();

  private ClusterLoad(Path folder, List<String> database, int rate) {
    this.folder = folder;
    this.database = database;
    this.rate = rate;
  }

  /// Runs the measurement and prints its figures.
  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "load");
    try (EmbeddedPostgres postgres =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.resolve("postgres"))
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start()) {
      List<String> database =
          List.of(postgres.getJdbcUrl("postgres", "postgres"), "postgres", "postgres");
      ClusterLoad load = new ClusterLoad(folder, database, ServerLoad.argument(arguments, 2, 1000));
      try {
        load.start(ServerLoad.argument(arguments, 0, 3), ServerLoad.argument(arguments, 1, 2000));
        load.run(ServerLoad.argument(arguments, 3, 120), ServerLoad.argument(arguments, 4, 3));
      } finally {
        for (LoadServerProcess server : load.servers) {
          server.kill();
        }
      }
    } finally {
      ServerLoad.delete(folder);
    }
  }

  private void start(int count, int games) throws IOException, InterruptedException {
    for (int i = 0; i < count; i++) {
      servers.add(LoadServerProcess.start(folder.resolve("server" + i), database));
    }
    for (int i = 0; i < games; i++) {
      FailoverClient client = new FailoverClient(http, this::ports, BOARD, i);
      client.begin();
      clients.add(client);
      threads.add(Thread.ofVirtual().start(client));
    }
  }

  private List<Integer> ports() {
    return servers.stream().map(LoadServerProcess::port).toList();
  }

  private void run(int seconds, int kills) throws IOException, SQLException, InterruptedException {
    try (LoadServerProcess appender =
        LoadServerProcess.start(folder.resolve("appender"), List.of())) {
      List<LoadConnection> lines = appenders(appender.port());
      append(lines, WARM_UP_SECONDS);
      move(WARM_UP_SECONDS);
      lines.forEach(line -> line.recordLatencies(appends));
      clients.forEach(client -> client.recordLatencies(moves));
      for (int turn = 0; turn < TURNS; turn++) {
        append(lines, APPEND_SECONDS);
        int victim = turn / 2;
        if (turn % 2 == 0) {
          measureUse((double) seconds / TURNS);
        } else if (victim < kills) {
          Thread killer = Thread.ofPlatform().start(() -> killAndRestart(victim % servers.size()));
          move((double) seconds / TURNS);
          killer.join();
        } else {
          move((double) seconds / TURNS);
        }
      }
    }
    clients.forEach(FailoverClient::end);
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(appends.format("append"));
    System.out.println(moves.format("moves"));
    System.out.printf("p99 of moves: %.2f times that of append%n", moves.ratioOfP99(appends));
    check();
  }

  private List<LoadConnection> appenders(int port) {
    List<LoadConnection> lines = new ArrayList<>();
    URI address = URI.create("ws://localhost:" + port + "/load/append");
    for (int i = 0; i < APPENDERS; i++) {
      LoadConnection line = new LoadConnection(http, address, "unused-token", MessageExchange.ECHO);
      line.awaitOpen();
      lines.add(line);
    }
    return lines;
  }

  private void append(List<LoadConnection> lines, double seconds) throws InterruptedException {
    new OpenLoop(rate, lines.size()).run(seconds, (client, due) -> lines.get(client).sendAt(due));
    TimeUnit.SECONDS.sleep(1);
  }

  private void move(double seconds) throws InterruptedException {
    new OpenLoop(rate, clients.size())
        .run(seconds, (client, due) -> clients.get(client).moveAt(due));
    TimeUnit.SECONDS.sleep(2);
  }

  /// Makes moves, and prints what each of them has used.
  private void measureUse(double seconds) throws SQLException, InterruptedException {
    PostgresUse before = PostgresUse.of(database);
    long serversBefore = serverMillis();
    move(seconds);
    PostgresUse use = PostgresUse.of(database).since(before);
    double count = rate * seconds;
    System.out.printf(
        "a move uses %.3f ms of a processor in PostgreSQL, %.3f ms in the servers, %.0f bytes of"
            + " WAL, %.0f bytes of tables, %.2f transactions%n",
        use.cpuMillis() / count,
        (serverMillis() - serversBefore) / count,
        use.walBytes() / count,
        use.tableBytes() / count,
        use.commits() / count);
  }

  private long serverMillis() {
    return servers.stream().mapToLong(s -> PostgresUse.processorMillis(s.handle())).sum();
  }

  private void killAndRestart(int number) {
    try {
      TimeUnit.SECONDS.sleep(KILL_AFTER_SECONDS);
      LoadServerProcess victim = servers.remove(number);
      victim.kill();
      TimeUnit.SECONDS.sleep(AWAY_SECONDS);
      servers.add(
          number, LoadServerProcess.start(folder.resolve("again" + System.nanoTime()), database));
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Compares what was acknowledged with what is stored.
  private void check() {
    int acknowledged = 0;
    int games = 0;
    int lost = 0;
    int doubled = 0;
    try (GameStore store =
        GameStore.open(
            new DatabaseAddress.Postgres(database.get(0), database.get(1), database.get(2)))) {
      for (FailoverClient client : clients) {
        for (Map.Entry<String, Map<Integer, String>> played : client.acknowledged().entrySet()) {
          List<GameEvent> events = store.history(played.getKey());
          games++;
          acknowledged += played.getValue().size();
          lost +=
              (int)
                  played.getValue().entrySet().stream()
                      .filter(entry -> !isStored(events, entry.getKey(), entry.getValue()))
                      .count();
          doubled +=
              events.size()
                  - (int)
                      events.stream()
                          .map(event -> event.content().actor() + " " + event.content().clientId())
                          .distinct()
                          .count();
        }
      }
    }
    System.out.printf(
        "%d games, %d acknowledged moves: %d lost, %d doubled%n",
        games, acknowledged, lost, doubled);
    if (lost + doubled > 0) {
      throw new IllegalStateException("moves were lost or doubled");
    }
  }

  private static boolean isStored(List<GameEvent> events, int sequence, String hash) {
    return sequence <= events.size() && events.get(sequence - 1).hash().equals(hash);
  }
}
