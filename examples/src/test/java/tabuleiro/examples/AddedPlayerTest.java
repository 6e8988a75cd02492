package tabuleiro.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
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
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program with a player of a library on its class path.
@Tag("full")
final class AddedPlayerTest {
  private static final int MAX_MINUTES = 3;

  @TempDir private Path folder = Path.of("");

  /// Starts the program, which writes to the file `log`.
  private Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Duser.language=en", "-cp"));
    command.add(folder + File.pathSeparator + System.getProperty("java.class.path"));
    command.add("tabuleiro.app.Main");
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(log().toFile())
        .start();
  }

  private Path log() {
    return folder.resolve("log");
  }

  /// Runs the program with the example player and those that the folder names.
  ///
  /// @return what it prints, errors included
  private String run(String input, String... arguments) throws IOException, InterruptedException {
    Process process = start(arguments);
    try (var to = process.outputWriter()) {
      to.write(input);
    }
    boolean ended = process.waitFor(MAX_MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();
    assertThat(ended).isTrue();
    return Files.readString(log());
  }

  @Test
  void itPlaysInAMatch() throws IOException, InterruptedException {
    assertThat(
            run(
                "",
                "arena",
                "jostle",
                "--variant",
                "6x6",
                "--first",
                "added:mobility",
                "--second",
                "random",
                "--games",
                "4",
                "--nodes",
                "200",
                "--seed",
                "1"))
        .contains("mobility")
        .doesNotContain("failure");
  }

  @Test
  void itPlaysOnAServer() throws IOException, InterruptedException {
    Process server =
        start(
            "serve", "--port", "0", "--plain", "--database", folder.resolve("games.db").toString());
    try {
      String games = address(server) + "/api/v2/games";
      String created =
          call(
              HttpRequest.newBuilder(URI.create(games))
                  .POST(
                      BodyPublishers.ofString(
                          """
                          {"id": "0123456789abcdef", "game": "jostle", "variant": "6x6",
                           "first": "added:mobility", "second": "me"}
                          """)));
      Matcher id = Pattern.compile("\"gameId\":\"([^\"]+)\"").matcher(created);
      assertThat(id.find()).as(created).isTrue();
      String state = "";
      for (int i = 0; i < MAX_MINUTES * 600 && !state.contains("\"toMove\":\"second\""); i++) {
        Thread.sleep(100);
        state = call(HttpRequest.newBuilder(URI.create(games + "/" + id.group(1))));
      }
      assertThat(state).contains("\"toMove\":\"second\"", "added:mobility");
    } finally {
      server.destroyForcibly();
      server.waitFor();
    }
  }

  /// Returns the address that a server prints when it has started.
  private String address(Process server) throws IOException, InterruptedException {
    for (int i = 0; i < MAX_MINUTES * 600 && server.isAlive(); i++) {
      Matcher printed = Pattern.compile("http://[^ /]+").matcher(Files.readString(log()));
      if (printed.find()) {
        return printed.group();
      }
      Thread.sleep(100);
    }
    throw new AssertionError(Files.readString(log()));
  }

  private static String call(HttpRequest.Builder request) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest json =
          request
              .header("Authorization", "Bearer 0123456789abcdef0123456789abcdef")
              .header("Content-Type", "application/json")
              .build();
      return client.send(json, BodyHandlers.ofString()).body();
    }
  }

  @Test
  void itIsAnOptionOfTheProtocolAndOfItsGameAlone() throws IOException, InterruptedException {
    String start = "setoption name Game value jostle\nsetoption name Player value added:mobility\n";
    assertThat(run("ugi\n" + start + "isready\ngo depth 2\n", "ugi"))
        .contains("option name Player type combo default engine var engine var added:mobility")
        .contains("readyok")
        .doesNotContain("error");
    assertThat(run("setoption name Player value added:nobody\nquit\n", "ugi"))
        .contains("there is no player 'added:nobody'; the players are engine, added:mobility");
    assertThat(run("", "watch", "talpa", "--first", "added:mobility", "--second", "random"))
        .contains("talpa has no player 'added:mobility'");
  }

  @Test
  void oneThatCannotBeLoadedIsNamedAndTheOthersStay() throws IOException, InterruptedException {
    Path services = Files.createDirectories(folder.resolve("META-INF").resolve("services"));
    Files.writeString(
        services.resolve("tabuleiro.play.players.PlayerProvider"), "tabuleiro.examples.Missing\n");
    assertThat(run("", "games"))
        .contains("an added player is left out: ", "tabuleiro.examples.Missing", "added:mobility");
  }
}
