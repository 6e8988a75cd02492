package tabuleiro.bench.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// Measures the server from a second process on the same machine, in an open loop: each message has
/// a time at which it is due, and its latency counts from that time, however late it was sent. An
/// echo, the disk alone, moves, and moves of members who are signed in take turns on the same
/// server, so that other work of the machine and its disk affects all of them; then the memory of
/// idle sockets is measured. The processor time of the server for a message is that of its process,
/// which other work disturbs less than latencies.
///
/// Arguments: games, moves per second, seconds, idle sockets; default: 2000, 1000, 30 and 5000.
public final class ServerLoad {
  private static final String TOKEN = "a-secret-of-the-load-measurement-0";
  private static final Pattern SECRET = Pattern.compile("^visitor=([^;]+)");
  private static final Pattern ID = Pattern.compile("\"gameId\":\"([^\"]+)\"");
  private static final int WARM_UP_SECONDS = 10;

  /// The number of turns of each workload, after a warm-up.
  private static final int TURNS = 6;

  /// The number of sockets that echo and append. A guess.
  private static final int PLAIN_CONNECTIONS = 200;

  /// The number of members, who have the games in turn. A guess: as many as a large club.
  private static final int MEMBERS = 200;

  private final HttpClient client = HttpClient.newHttpClient();
  private final ProcessHandle server;
  private final int port;
  private final int rate;
  private final int seconds;

  private ServerLoad(LoadServerProcess server, int rate, int seconds) {
    this.server = server.handle();
    this.port = server.port();
    this.rate = rate;
    this.seconds = seconds;
  }

  /// Runs the measurement and prints its figures.
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int games = argument(arguments, 0, 2000);
    Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "load");
    try (LoadServerProcess server = LoadServerProcess.start(folder.resolve("server"), List.of())) {
      ServerLoad load =
          new ServerLoad(server, argument(arguments, 1, 1000), argument(arguments, 2, 30));
      load.run(games, argument(arguments, 3, 5000));
    } finally {
      delete(folder);
    }
  }

  /// Deletes a folder with all that is in it.
  static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  /// Returns an argument, or its default.
  static int argument(String[] arguments, int index, int standard) {
    return index < arguments.length ? Integer.parseInt(arguments[index]) : standard;
  }

  /// A workload: some connections, the latencies of their answers, and the processor time of the
  /// server in each turn.
  private record Workload(
      String name, List<LoadConnection> lines, Latencies latencies, List<Duration> processor) {
    /// Returns the median turn's processor time for a message, in milliseconds.
    double processorMillis(double messages) {
      List<Duration> sorted = processor.stream().sorted().toList();
      return sorted.get(sorted.size() / 2).toNanos() / 1e6 / messages;
    }
  }

  private void run(int games, int idle) throws IOException, InterruptedException {
    Game game = Games.find("talpa").orElseThrow().game();
    List<String> members = new ArrayList<>();
    for (int i = 0; i < MEMBERS; i++) {
      members.add(signUp(i));
    }
    List<Workload> loads =
        List.of(
            load("echo", PLAIN_CONNECTIONS, _ -> line("/load/echo", TOKEN, MessageExchange.ECHO)),
            load(
                "append",
                PLAIN_CONNECTIONS,
                _ -> line("/load/append", TOKEN, MessageExchange.ECHO)),
            load("moves", games, number -> line(game, number, TOKEN)),
            load("members", games, number -> line(game, number, members.get(number % MEMBERS))));
    loads.forEach(load -> drive(load, WARM_UP_SECONDS));
    loads.forEach(load -> load.lines().forEach(line -> line.recordLatencies(load.latencies())));
    double turnSeconds = (double) seconds / TURNS;
    for (int turn = 0; turn < TURNS; turn++) {
      for (Workload load : loads) {
        Duration before = processorTime();
        drive(load, turnSeconds);
        load.processor().add(processorTime().minus(before));
      }
    }
    for (Workload load : loads) {
      System.out.printf(
          "%s   processor %.3f ms%n",
          load.latencies().format(load.name()), load.processorMillis(rate * turnSeconds));
      load.lines().forEach(LoadConnection::close);
    }
    measureMemory(games, idle);
  }

  private Duration processorTime() {
    return server.info().totalCpuDuration().orElseThrow();
  }

  private static MessageExchange player(Game game, int number) {
    return new RandomGameClient(game.start(1), SeededRandom.of(number));
  }

  /// Opens a game in which one caller plays both sides.
  private LoadConnection line(Game game, int number, String token) {
    return line(live(number, token), token, player(game, number));
  }

  private LoadConnection line(String path, String token, MessageExchange speaker) {
    return new LoadConnection(client, URI.create("ws://localhost:" + port + path), token, speaker);
  }

  private String live(int number, String token) {
    return "/api/v2/games/" + make(number, token) + "/live";
  }

  /// Creates an account, and returns the secret of the device that is signed in.
  private String signUp(int number) throws IOException, InterruptedException {
    String body = "{\"name\":\"Member%d\",\"password\":\"one two three\"}".formatted(number);
    String cookie =
        client
            .send(
                request("/api/v2/account", TOKEN).POST(BodyPublishers.ofString(body)).build(),
                BodyHandlers.ofString())
            .headers()
            .firstValue("Set-Cookie")
            .orElseThrow();
    Matcher secret = SECRET.matcher(cookie);
    if (!secret.find()) {
      throw new IllegalStateException("no account");
    }
    return secret.group(1);
  }

  private static Workload load(String name, int count, IntFunction<LoadConnection> open) {
    List<LoadConnection> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      LoadConnection line = open.apply(i);
      line.awaitOpen();
      lines.add(line);
    }
    return new Workload(name, lines, new Latencies(), new ArrayList<>());
  }

  /// Sends messages at the given rate for some seconds, and waits for the last answers.
  private void drive(Workload load, double forSeconds) {
    LockSupport.parkNanos(1_000_000_000);
    new OpenLoop(rate, load.lines().size())
        .run(forSeconds, (line, due) -> load.lines().get(line).sendAt(due));
    LockSupport.parkNanos(2_000_000_000L);
  }

  private void measureMemory(int games, int idle) throws IOException, InterruptedException {
    long[] before = memory();
    List<LoadConnection> lines = new ArrayList<>();
    for (int i = 0; i < idle; i++) {
      LoadConnection line = line(live(i % games, TOKEN), TOKEN, MessageExchange.IDLE);
      line.awaitOpen();
      lines.add(line);
    }
    LockSupport.parkNanos(3_000_000_000L);
    long[] after = memory();
    System.out.printf(
        "idle    %7d sockets   heap %.1f KB each   process %.1f KB each%n",
        idle, (after[0] - before[0]) / 1e3 / idle, (after[1] - before[1]) / 1e3 / idle);
    lines.forEach(LoadConnection::close);
  }

  private long[] memory() throws IOException, InterruptedException {
    String[] words = send(request("/load/memory", TOKEN).GET().build()).split(" ", 2);
    return new long[] {Long.parseLong(words[0]), Long.parseLong(words[1])};
  }

  /// Creates a game in which one caller plays both sides, and returns its id.
  private String make(int number, String token) {
    String body =
        """
        {"id":"load%d","game":"talpa","first":"me","second":"me","seed":1}\
        """
            .formatted(number);
    try {
      HttpRequest.Builder request = request("/api/v2/games", token);
      Matcher id = ID.matcher(send(request.POST(BodyPublishers.ofString(body)).build()));
      if (!id.find()) {
        throw new IllegalStateException("no game");
      }
      return id.group(1);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private HttpRequest.Builder request(String path, String token) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
        .header("Authorization", "Bearer " + token)
        .header("Content-Type", "application/json");
  }

  private String send(HttpRequest request) throws IOException, InterruptedException {
    return client.send(request, BodyHandlers.ofString()).body();
  }
}
