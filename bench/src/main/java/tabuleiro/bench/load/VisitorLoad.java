package tabuleiro.bench.load;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.Games;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Measures the processor time of the server for visitors who read, and for visitors who analyse
/// with the engine in their browsers. Both take turns on the same server. A visitor who reads opens
/// a page every ten seconds; one who analyses opens the page once, and then makes a move every five
/// seconds. The engine of the browser does the rest, except that the page asks whether help is
/// given with a position, unless an earlier answer has said it for all of them.
///
/// Arguments: visitors, seconds of a turn, turns; default: 100, 60 and 3.
public final class VisitorLoad {
  private static final List<String> PAGES =
      List.of("/", "/learn", "/rules/talpa", "/watch", "/rules/trench", "/puzzles");

  private static final Pattern FREE = Pattern.compile("\"freeMillis\":(\\d+)");

  private static final int READ_SECONDS = 10;
  private static final int MOVE_SECONDS = 5;

  private final HttpClient client =
      HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
  private final LoadServerProcess server;
  private final int visitors;
  private final int seconds;

  /// Until when the page of each visitor does not ask about positions, by the clock of the process.
  private final long[] freeUntil;

  private VisitorLoad(LoadServerProcess server, int visitors, int seconds) {
    this.server = server;
    this.visitors = visitors;
    this.seconds = seconds;
    this.freeUntil = new long[visitors];
  }

  /// Runs the measurement and prints its figures.
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int visitors = ServerLoad.argument(arguments, 0, 100);
    int seconds = ServerLoad.argument(arguments, 1, 60);
    int turns = ServerLoad.argument(arguments, 2, 3);
    Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "load");
    try (LoadServerProcess server = LoadServerProcess.start(folder.resolve("server"), List.of())) {
      VisitorLoad load = new VisitorLoad(server, visitors, seconds);
      List<String> analysed = analysedPaths(seconds / MOVE_SECONDS);
      // The first turns warm up the server, and do not count.
      for (int turn = 0; turn <= turns; turn++) {
        String name = turn == 0 ? "warm-up" : "turn " + turn;
        load.measure(name + ", reading", READ_SECONDS, i -> PAGES.get(i % PAGES.size()));
        load.measure(
            name + ", analysing", MOVE_SECONDS, i -> i == 0 ? "/analysis" : analysed.get(i - 1));
      }
    } finally {
      ServerLoad.delete(folder);
    }
  }

  /// Returns a path for each move of a game: whether help is given with its position.
  private static List<String> analysedPaths(int moves) {
    Position position = Games.find("talpa").orElseThrow().game().start(1);
    List<String> paths = new ArrayList<>();
    for (int i = 0; i < moves && !position.outcome().isOver(); i++) {
      position = position.playUnchecked(Playout.randomMove(position, SeededRandom.of(i)));
      String query = "?position=" + URLEncoder.encode(position.format(), StandardCharsets.UTF_8);
      paths.add(
          "/api/v2/positions/talpa/" + position.game().id().variant() + "/help-check" + query);
    }
    return paths;
  }

  /// Lets all visitors make their requests, evenly spread, for the time of a turn.
  ///
  /// @param pause the seconds between two steps of a visitor
  /// @param paths what a visitor requests in each step
  private void measure(String name, int pause, IntFunction<String> paths)
      throws IOException, InterruptedException {
    Duration before = processorTime();
    long start = System.nanoTime();
    int steps = seconds / pause;
    int requests = 0;
    for (int step = 0; step < steps; step++) {
      for (int visitor = 0; visitor < visitors; visitor++) {
        double due = pause * (step + (double) visitor / visitors);
        LockSupport.parkNanos(start + (long) (due * 1e9) - System.nanoTime());
        requests += request(paths.apply(step), visitor) ? 1 : 0;
      }
    }
    double millis = processorTime().minus(before).toNanos() / 1e6;
    System.out.printf(
        Locale.ROOT,
        "%s: %d requests, processor %.0f ms, %.2f ms for a visitor's minute%n",
        name,
        requests,
        millis,
        millis / visitors / (seconds / 60.0));
  }

  private Duration processorTime() {
    return server.handle().info().totalCpuDuration().orElseThrow();
  }

  /// Makes a request, unless the page of the visitor would not make it. Returns whether it did.
  private boolean request(String path, int visitor) throws IOException, InterruptedException {
    long now = System.nanoTime();
    boolean isCheck = path.contains("/help-check");
    if (isCheck && now < freeUntil[visitor]) {
      return false;
    }
    HttpResponse<byte[]> response =
        client.send(
            HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                .header("X-Forwarded-For", "10.0.0." + visitor)
                .header("Accept-Encoding", "gzip")
                .build(),
            BodyHandlers.ofByteArray());
    if (response.statusCode() != 200) {
      throw new IllegalStateException(path + ": " + response.statusCode());
    }
    Matcher free = FREE.matcher(new String(response.body(), StandardCharsets.UTF_8));
    if (isCheck && free.find()) {
      freeUntil[visitor] = now + Duration.ofMillis(Long.parseLong(free.group(1))).toNanos();
    }
    return true;
  }
}
