package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Matches and games of engines that do not work, and the file of a match that was cut short.
class FailingEngineTest {
  private static final String[] MATCH =
      "arena talpa --variant 4x4 --first random --second random --seed 7 --games 6".split(" ", -1);

  @TempDir private Path folder = Path.of("");

  /// Returns the player of an engine that is a script of the shell.
  private String engine(String onGo) throws IOException {
    Path script = folder.resolve("engine.sh");
    Files.writeString(
        script,
        """
        while read -r line; do
          case $line in
            ugi) echo ugiok ;;
            isready) echo readyok ;;
            go*) %s ;;
          esac
        done
        """
            .formatted(onGo));
    return "ugi:sh " + script;
  }

  @ParameterizedTest
  @ValueSource(strings = {"--json", "--threads=1"})
  void anEngineThatCannotStartIsAnError(String option) {
    CommandTester.Result run =
        CommandTester.run(
            "arena",
            "talpa",
            "--first=ugi:/no/such/engine",
            "--second=random",
            "--games=2",
            "--seed=1",
            option);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("ugi:/no/such/engine", "there is no such program");
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--quiet", "--json", "--plain"})
  void watchNamesThePathAndTheReason(String option) {
    CommandTester.Result run =
        CommandTester.run(
            "watch", "talpa", "--first=ugi:/etc/passwd", "--second=random", "--seed=1", option);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("ugi:/etc/passwd", "permission denied");
  }

  @ParameterizedTest
  @CsvSource({
    "exit 3, has ended by itself, 'crashes 2, illegal moves 0', '\"crashes\":2'",
    "echo bestmove a1d4, played 'a1d4', 'crashes 0, illegal moves 2', '\"illegalMoves\":2'",
  })
  void failuresAreReportedAndCounted(String onGo, String reason, String count, String json)
      throws IOException {
    String[] match = {
      "arena",
      "talpa",
      "--variant=4x4",
      "--first=" + engine(onGo),
      "--second=random",
      "--games=2",
      "--nodes=10",
      "--seed=1"
    };
    CommandTester.Result run = CommandTester.run(match);
    assertThat(run.status()).as(run.err()).isEqualTo(1);
    assertThat(run.err()).contains("game 1: ", "game 2: ", reason).doesNotContain("Elo");
    assertThat(run.lines().getFirst()).isEqualTo("score 0 0 2");
    assertThat(run.out()).contains(count, "no Elo").doesNotContain("+-");
    String[] withJson = java.util.Arrays.copyOf(match, match.length + 1);
    withJson[match.length] = "--json";
    assertThat(CommandTester.run(withJson).out()).contains(json).doesNotContain("\"elo\"");
  }

  private static CommandTester.Result resume(Path file) {
    String[] line = java.util.Arrays.copyOf(MATCH, MATCH.length + 1);
    line[MATCH.length] = "--resume=" + file;
    return CommandTester.run(line);
  }

  @Test
  void aFileThatEndsInTheMiddleOfAGameIsContinued() throws IOException {
    Path whole = folder.resolve("whole.txt");
    CommandTester.Result uninterrupted = resume(whole);
    assertThat(uninterrupted.status()).isZero();
    String text = Files.readString(whole);
    for (int length = text.length() - 2; length > 0; length -= 97) {
      Path cut = folder.resolve("cut.txt");
      Files.writeString(cut, text.substring(0, length));
      CommandTester.Result resumed = resume(cut);
      assertThat(resumed.status()).as("%s: %s", length, resumed.err()).isZero();
      assertThat(resumed.out()).isEqualTo(uninterrupted.out());
      assertThat(cut).hasSameTextualContentAs(whole);
    }
  }
}
