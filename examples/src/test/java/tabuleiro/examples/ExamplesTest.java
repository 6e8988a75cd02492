package tabuleiro.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.testkit.ServerProcess;

/// Runs every example.
@Tag("full")
final class ExamplesTest {
  @TempDir private Path folder = Path.of("");

  /// A `main` method.
  private interface Program {
    void run(String[] arguments) throws Exception;
  }

  /// Returns what a program prints.
  private static List<String> output(Program program, String... arguments) throws Exception {
    PrintStream standardOut = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      program.run(arguments);
    } finally {
      System.setOut(standardOut);
    }
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void randomGamesAddUpToAHundred() throws Exception {
    List<String> lines = output(RandomGames::main);
    assertThat(lines.getFirst()).isEqualTo("mean length 36 plies");
    int games =
        lines.stream().skip(1).mapToInt(line -> Integer.parseInt(line.split(": ", 2)[1])).sum();
    assertThat(games).isEqualTo(100);
  }

  @Test
  void twoEnginesPlayAWholeGame() throws Exception {
    assertThat(output(EngineMatch::main))
        .contains("[White \"Level 4\"]", "[Black \"Level 2\"]", "[Result \"1-0\"]");
  }

  @Test
  void aCustomEvaluatorFindsAVariationOfFourPlies() throws Exception {
    List<String> lines = output(CustomEvaluator::main);
    assertThat(lines).hasSize(1);
    assertThat(lines.getFirst()).matches("score cp -?[0-9]+: \\w+ \\w+ \\w+ \\w+.*");
  }

  @Test
  void theUgiClientPlaysAWholeGame() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String[] command = {
      java, "-cp", System.getProperty("java.class.path"), "tabuleiro.app.Main", "ugi"
    };
    List<String> lines = output(UgiClient::main, command);
    assertThat(lines.getFirst()).startsWith("moves ");
    assertThat(lines.getLast()).matches("result p[12]win");
  }

  @Test
  void theHttpBotPlaysAWholeGame() throws Exception {
    try (ServerProcess server =
        ServerProcess.start(
            folder.resolve("errors"),
            Map.of(),
            List.of("--port", "0", "--database", folder.resolve("games.db").toString()))) {
      String address = "http://localhost:" + server.port();
      List<String> lines = output(HttpBot::main, address);
      assertThat(lines.getFirst()).startsWith("played ");
      assertThat(lines.getLast()).matches("result (1-0|0-1)");
      assertThat(output(HttpBot::main, address, botToken(address)).getLast())
          .matches("result (1-0|0-1)");
      assertThat(get(address + "/api/v2/players/Robo")).contains("\"bot\":true");
    }
  }

  /// Creates an account, declares that it is a bot, and returns a token of it.
  private static String botToken(String address) throws Exception {
    CookieManager cookies = new CookieManager();
    try (HttpClient client = HttpClient.newBuilder().cookieHandler(cookies).build()) {
      String account = address + "/api/v2/account";
      post(client, account, "{\"name\":\"Robo\",\"password\":\"one two three\"}");
      post(client, account + "/bot", "{\"password\":\"one two three\"}");
      String made =
          post(client, account + "/tokens", "{\"name\":\"Robo\",\"scopes\":[\"read\",\"play\"]}");
      return made.replaceFirst(".*\"secret\":\"([^\"]+)\".*", "$1");
    }
  }

  private static String post(HttpClient client, String address, String json) throws Exception {
    URI uri = URI.create(address);
    HttpRequest request =
        HttpRequest.newBuilder(uri)
            .header("Content-Type", "application/json")
            .header("Origin", uri.getScheme() + "://" + uri.getAuthority())
            .POST(HttpRequest.BodyPublishers.ofString(json))
            .build();
    return client.send(request, BodyHandlers.ofString()).body();
  }

  private static String get(String address) throws Exception {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
      return client.send(request, BodyHandlers.ofString()).body();
    }
  }
}
