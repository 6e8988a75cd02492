package tabuleiro.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.testkit.ServerProcess;
import tabuleiro.testkit.TestClient;

/// The program with a player of a library on its class path.
@Tag("full")
final class AddedPlayerTest {
  private static final int MAX_MINUTES = 3;

  @TempDir private Path folder = Path.of("");

  /// Runs the program with the example player and those that the folder names.
  ///
  /// @return what it prints, errors included
  private String run(String input, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Duser.language=en", "-cp"));
    command.add(folder + File.pathSeparator + System.getProperty("java.class.path"));
    command.add("tabuleiro.app.Main");
    command.addAll(List.of(arguments));
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try (var to = process.outputWriter()) {
      to.write(input);
    }
    boolean ended = process.waitFor(MAX_MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();
    assertThat(ended).isTrue();
    return Files.readString(log);
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
  void itPlaysOnAServer() {
    String database = folder.resolve("games.db").toString();
    try (ServerProcess server =
            ServerProcess.start(
                folder.resolve("log"), Map.of(), List.of("--plain", "--database", database));
        TestClient client =
            TestClient.to(server.port()).withToken("0123456789abcdef0123456789abcdef")) {
      String game =
          """
          {"id": "0123456789abcdef", "game": "jostle", "variant": "6x6",
           "first": "added:mobility", "second": "me"}
          """;
      String created = client.post("/api/v2/games", game).body();
      Matcher id = Pattern.compile("\"gameId\":\"([^\"]+)\"").matcher(created);
      assertThat(id.find()).as(created).isTrue();
      String state = "";
      for (int i = 0; i < MAX_MINUTES * 600 && !state.contains("\"toMove\":\"second\""); i++) {
        LockSupport.parkNanos(100_000_000);
        state = client.get("/api/v2/games/" + id.group(1)).body();
      }
      assertThat(state).contains("\"toMove\":\"second\"", "added:mobility");
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
