package tabuleiro.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.app.CommandRunner;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.engine.Level;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.testkit.PositionContract;
import tabuleiro.testkit.PseudoTerminal;
import tabuleiro.testkit.ServerProcess;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Checks that a game on the class path works in every part of the program. It runs in a process of
/// its own, whose class path has the game, and fails with the first problem.
final class AddedGameCheck {
  private static final int TIMEOUT_MILLIS = 60_000;

  private final String game;
  private final Path folder;

  private AddedGameCheck(String game, Path folder) {
    this.game = game;
    this.folder = folder;
  }

  /// Checks a game and prints `all checks passed`.
  ///
  /// @param arguments the name of the game, and a folder for files
  public static void main(String[] arguments) throws Exception {
    AddedGameCheck check = new AddedGameCheck(arguments[0], Path.of(arguments[1]));
    check.theListHasIt();
    check.rulesHold();
    check.textsAreComplete();
    check.commandsWork();
    check.playersPlay();
    check.measurementsWork();
    check.theEvaluatorIsUsed();
    check.theEngineProtocolWorks();
    check.otherGamesStillWork();
    check.theServerPlaysIt();
    check.theFullScreenShowsIt();
    System.out.println("all checks passed");
  }

  private void theListHasIt() {
    assertThat(Games.names()).hasSizeGreaterThan(5).contains(game);
    assertThat(run(0, "games")).contains(game + ": ");
  }

  private void rulesHold() {
    Family family = Games.find(game).orElseThrow();
    for (String variant : family.variants()) {
      PositionContract.check(family.game(variant), List.of(), 1, 3);
    }
  }

  private void textsAreComplete() {
    for (String language : List.of("en", "pt")) {
      assertThat(run(0, "rules", game, "--lang", language)).containsPattern("(?m)^ *1\\. ");
      assertThat(run(0, "show", game, "--lang", language)).isNotBlank();
      String[] play = {"play", game, "--second", "human", "--seed", "1", "--lang", language};
      String played = type("moves\nhelp\nz9\nx\n\nback\nquit\ny\n", 0, play);
      assertThat(played).isNotBlank();
    }
  }

  private void commandsWork() {
    assertThat(run(0, "moves", game).lines()).hasSizeGreaterThan(1);
    assertThat(run(0, "show", game, "--text")).isNotBlank();
    assertThat(run(0, "show", game, "--json")).contains("\"game\":\"" + game + "\"");
    assertThat(run(0, "perft", game, "--depth", "3")).contains("perft(3) = ");
    assertThat(run(0, "solve", game)).contains("value first");
    assertThat(run(0, "games")).doesNotContain("plain UCT");
  }

  private void playersPlay() throws IOException {
    Path file = folder.resolve("games.txt");
    for (String player : List.of("random", "1", "5", "9", "uct")) {
      String[] watch = {
        "watch",
        game,
        "--first",
        player,
        "--seed",
        "1",
        "--nodes",
        "100",
        "--record",
        file.toString()
      };
      assertThat(run(0, watch)).contains("result ").doesNotContain(" 0 ");
    }
    assertThat(run(0, "replay", file.toString(), "--quiet").lines()).hasSize(5);
    assertThat(type("hint\nresign\nyes\n", 0, "play", game, "--second", "2", "--seed", "1"))
        .contains("resigned");
    assertThat(run(0, "analyse", game, "--nodes", "100"))
        .contains("line 1 ")
        .doesNotContain("plain UCT");
    Files.delete(file);
  }

  private void measurementsWork() {
    String[] arena = {
      "arena", game, "--first", "5", "--second", "random", "--games", "2", "--seed", "1"
    };
    assertThat(run(0, arena)).contains("score ");
    String[] report = {
      "report", game, "--games", "2", "--random-games", "20", "--nodes", "20", "--seed", "1"
    };
    assertThat(run(0, report)).contains("Balance report");
    assertThat(run(0, "bench", game, "--only", "playouts", "--millis", "20"))
        .contains("playouts " + game);
  }

  /// The evaluator is worth something: with as many nodes, the engine beats plain UCT.
  private void theEvaluatorIsUsed() {
    String[] arena = {
      "arena",
      game,
      "--variant",
      "8x8",
      "--first",
      "9",
      "--second",
      "uct",
      "--games",
      "20",
      "--seed",
      "1",
      "--first-nodes",
      "150",
      "--second-nodes",
      "150",
      "--json"
    };
    String result = run(0, arena);
    Matcher wins = Pattern.compile("\"wins\":([0-9]+)").matcher(result);
    assertThat(wins.find()).as(result).isTrue();
    assertThat(Integer.parseInt(wins.group(1))).as(result).isGreaterThanOrEqualTo(14);
    assertThat(Level.of(game, 8).nodes()).isEqualTo(5000);
  }

  private void theEngineProtocolWorks() {
    String answers =
        type("ugi\nisready\nposition startpos\nquery gameover\n", 0, "ugi", "--game", game);
    assertThat(answers)
        .contains("var " + game, "readyok", "response false")
        .doesNotContain("plain UCT");
  }

  private void otherGamesStillWork() {
    for (String other : List.of("niju", "jostle", "morelli", "trench", "talpa")) {
      String[] watch = {
        "watch", other, "--first", "random", "--second", "random", "--seed", "1", "--quiet"
      };
      assertThat(run(0, watch)).startsWith("result ");
    }
  }

  private void theServerPlaysIt() throws IOException, InterruptedException {
    List<String> options =
        List.of("--port", "0", "--database", folder.resolve("games.db").toString());
    try (HttpClient client =
            HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
        ServerProcess server = ServerProcess.start(folder.resolve("errors"), Map.of(), options)) {
      String origin = "http://localhost:" + server.port();
      assertThat(get(client, origin + "/api/v2/catalogue")).contains("\"" + game + "\"");
      String body =
          """
          {"id": "game-1", "game": "%s", "first": "1", "second": "5"}\
          """
              .formatted(game);
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(origin + "/api/v2/games"))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      String created = client.send(request, BodyHandlers.ofString()).body();
      assertThat(created).contains("\"gameId\":");
      String id = created.replaceAll(".*\"gameId\":\"([^\"]*)\".*", "$1");
      long end = System.currentTimeMillis() + TIMEOUT_MILLIS;
      String state = get(client, origin + "/api/v2/games/" + id);
      while (state.contains("\"result\":\"*\"") && System.currentTimeMillis() < end) {
        Thread.sleep(100);
        state = get(client, origin + "/api/v2/games/" + id);
      }
      assertThat(state).doesNotContain("\"result\":\"*\"");
      assertThat(get(client, origin + "/api/v2/texts/" + game)).isNotBlank();
      thePagesShowIt(client, origin);
    }
  }

  private void thePagesShowIt(HttpClient client, String origin)
      throws IOException, InterruptedException {
    for (Language language : Language.values()) {
      Messages messages = Messages.of(language).forGame(game);
      for (String page : List.of("/", "/new", "/learn", "/lobby", "/about", "/learn/" + game)) {
        assertThat(get(client, origin + page + "?language=" + language.code()))
            .as(page)
            .contains(messages.format("name"))
            .doesNotContain("href=\"/lesson/" + game);
      }
      assertThat(get(client, origin + "/rules/" + game + "?language=" + language.code()))
          .contains(messages.format("credit"));
    }
    assertThat(get(client, origin + "/new")).contains("value=\"" + game + "/");
    assertThat(get(client, origin + "/api/v2/board-pictures")).contains("\"game\":\"" + game);
    String variant = Games.find(game).orElseThrow().variants().getFirst();
    assertThat(get(client, origin + "/api/v2/demos/" + game + "/" + variant)).contains("frames");
  }

  private static String get(HttpClient client, String address)
      throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    var response = client.send(request, BodyHandlers.ofString());
    assertThat(response.statusCode()).as(address).isEqualTo(200);
    return response.body();
  }

  private void theFullScreenShowsIt() throws IOException, InterruptedException {
    if (!PseudoTerminal.unavailableReason().isEmpty()) {
      return;
    }
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "tabuleiro.app.Main"));
    Map<String, String> environment =
        Map.of("TERM", "xterm", "LC_ALL", "C.UTF-8", "XDG_CONFIG_HOME", folder.toString());
    try (PseudoTerminal terminal = PseudoTerminal.start(folder, 80, 24, environment, command)) {
      await(terminal, "New game");
      // The first line of the page chooses the game. The list begins with Talpa, the last listed
      // game, so the next one to the right is the added game.
      terminal.type("\r");
      await(terminal, "Variant");
      terminal.type("\u001b[C");
      await(terminal, Messages.of(Language.ENGLISH).forGame(game).format("name"));
      terminal.type("qq");
    }
  }

  private static void await(PseudoTerminal terminal, String text) throws InterruptedException {
    long end = System.currentTimeMillis() + TIMEOUT_MILLIS;
    while (!terminal.output(0).contains(text) && System.currentTimeMillis() < end) {
      Thread.sleep(20);
    }
    assertThat(terminal.output(0)).contains(text);
  }

  private static String run(int status, String... arguments) {
    return type("", status, arguments);
  }

  /// Runs the command with a text on standard input, and returns what it prints.
  private static String type(String input, int status, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    CommandContext context = CommandContext.of(arguments, Map.of("LANG", "C"), in, out, out, null);
    int actual = CommandRunner.execute(context, arguments);
    context.out().flush();
    context.err().flush();
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(actual).as(String.join(" ", arguments) + "\n" + text).isEqualTo(status);
    assertThat(text).doesNotContain("defect");
    return text;
  }
}
