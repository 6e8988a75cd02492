package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.testkit.TestClient;
import tabuleiro.testkit.WebSocketClient;

/// The command `serve` in a separate process, and `admin backup` and `admin restore`.
@Tag("full")
final class ServeCommandTest {
  /// The time that the server may take to stop.
  private static final int END_SECONDS = 5;

  @TempDir private Path folder = Path.of("");

  private String database() {
    return folder.resolve("games.db").toString();
  }

  @Test
  void aServerRunsUntilItIsAskedToEnd() throws IOException, InterruptedException {
    Process process =
        EndableProcess.of("serve", "--lang", "en", "--port", "0", "--database", database())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var out = process.inputReader()) {
      String line = out.readLine();
      assertThat(line)
          .matches(
              "Tabuleiro is running at http://localhost:[0-9]+/ \\(press Ctrl-C to stop it\\)");
      TestClient client =
          TestClient.to(Integer.parseInt(line.replaceAll(".*localhost:([0-9]+)/.*", "$1")));
      WebSocketClient viewer = client.connect("/api/v2/games/" + make(client) + "/live");

      assertThat(CommandTester.run("serve", "--database", database()).err())
          .contains("another process");
      String copy = folder.resolve("copy.db").toString();
      assertThat(CommandTester.run("admin", "backup", copy, "--database", database()).status())
          .isZero();
      assertThat(CommandTester.run("admin", "backup", copy, "--database", database()).err())
          .contains("exists");

      EndableProcess.end(process);
      assertThat(process.waitFor(END_SECONDS, TimeUnit.SECONDS)).isTrue();
      assertThat(lastMessage(viewer)).contains("\"type\":\"closing\"");
      assertThat(out.readLine()).isNull();

      Path other = folder.resolve("other.db");
      Path link = Files.createSymbolicLink(folder.resolve("link.db"), Path.of("other.db"));
      assertThat(
              CommandTester.run("admin", "restore", copy, "--database", link.toString()).status())
          .isZero();
      assertThat(link).isSymbolicLink();
      assertThat(other).isNotEmptyFile();
      CommandTester.Result again =
          CommandTester.run(
              "admin", "restore", copy, "--database", other.toString(), "--lang", "pt");
      assertThat(again.status()).isEqualTo(1);
      assertThat(again.err()).contains("a base de dados");
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void serverAloneHasNoOtherRole() {
    CommandTester.Result alone =
        CommandTester.run("serve", "--role", "web", "--database", database(), "--lang", "en");
    assertThat(alone.status()).isEqualTo(2);
    assertThat(alone.err()).contains("its role cannot be 'web'; use --role both");
    CommandTester.Result unknown = CommandTester.run("serve", "--role", "queen", "--lang", "en");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err()).contains("--role", "queen", "web");
  }

  private static String make(TestClient client) {
    String body = "{\"id\":\"game\",\"game\":\"talpa\",\"first\":\"me\",\"second\":\"1\"}";
    HttpResponse<String> answer = client.post("/api/v2/games", body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return answer.body().replaceAll(".*\"gameId\":\"([^\"]*)\".*", "$1");
  }

  /// Returns the last message before the server has closed the socket.
  private static String lastMessage(WebSocketClient socket) {
    String last = "";
    String message = socket.receive();
    while (!message.equals(WebSocketClient.CLOSED)) {
      last = message;
      message = socket.receive();
    }
    return last;
  }
}
