package tabuleiro.bench.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.support.SeededRandom;

/// Measures how long the moves of players take while others download all they can, each from an
/// address of its own, in a second process on the same machine. Turns without and with the
/// downloads alternate on the same server, so that other work of the machine affects both.
///
/// Arguments: scrapers, finished games, moves per second, seconds; default: 100, 10000, 50 and 60.
public final class ScraperLoad {
  private static final String TOKEN = "a-secret-of-the-load-measurement-0";
  private static final Pattern ID = Pattern.compile("\"gameId\":\"([^\"]+)\"");

  /// What scrapers read, in turn.
  private static final List<String> READS =
      List.of(
          "/api/v2/archive",
          "/api/v2/games/search?game=talpa",
          "/api/v2/openings/talpa/8x8",
          "/api/v2/watching",
          "/api/v2/archive?game=talpa");

  private static final int PLAYERS = 50;
  private static final int TURNS = 3;

  private final HttpClient client = HttpClient.newHttpClient();
  private final AtomicBoolean isScraping = new AtomicBoolean();
  private final AtomicInteger reads = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final int port;

  private ScraperLoad(int port) {
    this.port = port;
  }

  /// Runs the measurement and prints its figures.
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "load");
    try (LoadServerProcess server = LoadServerProcess.start(folder.resolve("server"), List.of())) {
      ScraperLoad load = new ScraperLoad(server.port());
      int scrapers = ServerLoad.argument(arguments, 0, 100);
      load.finishGames(ServerLoad.argument(arguments, 1, 10_000));
      load.measure(
          scrapers, ServerLoad.argument(arguments, 2, 50), ServerLoad.argument(arguments, 3, 60));
    } finally {
      ServerLoad.delete(folder);
    }
  }

  private void finishGames(int count) {
    for (int i = 0; i < count; i++) {
      String game = make("past" + i);
      String command =
          "{\"id\":\"r\",\"seenSequence\":2,\"ply\":0,\"action\":\"resign\",\"side\":\"first\"}";
      String answer = send("/api/v2/games/" + game + "/commands", command);
      if (!answer.contains("1-0") && !answer.contains("0-1") && !answer.contains("accepted")) {
        throw new IllegalStateException(answer);
      }
    }
  }

  private void measure(int scrapers, int rate, int seconds) {
    Game game = Games.find("talpa").orElseThrow().game();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < scrapers; i++) {
      int number = i;
      threads.add(Thread.ofVirtual().start(() -> scrape(number)));
    }
    Latencies alone = new Latencies();
    Latencies disturbed = new Latencies();
    for (int turn = 0; turn < TURNS; turn++) {
      drive(game, "alone" + turn, alone, rate, seconds / TURNS);
      isScraping.set(true);
      drive(game, "scraped" + turn, disturbed, rate, seconds / TURNS);
      isScraping.set(false);
    }
    threads.forEach(Thread::interrupt);
    System.out.println(alone.format("alone"));
    System.out.println(disturbed.format("scraped"));
    System.out.printf("%d answers to scrapers, %d refused%n", reads.get(), refused.get());
  }

  private void drive(Game game, String name, Latencies latencies, int rate, int seconds) {
    List<LoadConnection> lines = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      URI address =
          URI.create(
              "ws://127.0.0.1:%d/api/v2/games/%s/live".formatted(port, make(name + "-" + i)));
      LoadConnection line =
          new LoadConnection(
              client, address, TOKEN, new RandomGameClient(game.start(1), SeededRandom.of(i)));
      line.awaitOpen();
      line.recordLatencies(latencies);
      lines.add(line);
    }
    new OpenLoop(rate, PLAYERS).run(seconds, (line, due) -> lines.get(line).sendAt(due));
    pause(2000);
    lines.forEach(LoadConnection::close);
  }

  private void scrape(int number) {
    for (int i = number; !Thread.currentThread().isInterrupted(); i++) {
      if (!isScraping.get()) {
        pause(100);
        continue;
      }
      HttpRequest request =
          HttpRequest.newBuilder(
                  URI.create("http://127.0.0.1:" + port + READS.get(i % READS.size())))
              .header("X-Forwarded-For", "203.0.%d.1".formatted(number % 250))
              .build();
      try {
        int status = client.send(request, BodyHandlers.discarding()).statusCode();
        reads.incrementAndGet();
        if (status >= 400) {
          refused.incrementAndGet();
          pause(200);
        }
      } catch (IOException e) {
        pause(200);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Creates a public game in which one caller plays both sides, and returns its id.
  private String make(String id) {
    String body =
        """
        {"id":"%s","game":"talpa","first":"me","second":"me","visibility":"public","seed":1}\
        """
            .formatted(id);
    Matcher found = ID.matcher(send("/api/v2/games", body));
    if (!found.find()) {
      throw new IllegalStateException("no game");
    }
    return found.group(1);
  }

  private String send(String path, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .header("Authorization", "Bearer " + TOKEN)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
    try {
      return client.send(request, BodyHandlers.ofString()).body();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
