package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The completion scripts and the manual pages that a package has besides the program.
final class PackageFilesTest {
  private static final List<String> COMMANDS = List.of("play", "arena", "completion");

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void write() throws IOException {
    PackageFiles.main(new String[] {folder.toString()});
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bash-completion/completions/tabuleiro",
        "zsh/site-functions/_tabuleiro",
        "fish/vendor_completions.d/tabuleiro.fish"
      })
  void eachScriptKnowsCommandsOptionsAndGames(String path) throws IOException {
    assertThat(Files.readString(folder.resolve(path)))
        .contains(COMMANDS)
        .contains("first-movetime", "morelli", "trench");
  }

  @Test
  void theCommandPrintsTheScripts() throws IOException {
    assertThat(CommandTester.run("completion", "fish").out())
        .isEqualTo(Files.readString(folder.resolve("fish/vendor_completions.d/tabuleiro.fish")))
        .contains("-n '__tabuleiro_is \\'arena\\'' -l games -r -f -d")
        .contains("-n '__tabuleiro_is \\'watch\\'' -l record -r -F -d");
    assertThat(CommandTester.run("completion", "BASH").out())
        .isEqualTo(Files.readString(folder.resolve("bash-completion/completions/tabuleiro")));
  }

  @Test
  void everyCommandHasAManualPageInEveryLanguage() throws IOException {
    for (String command : COMMANDS) {
      assertThat(Files.readString(folder.resolve("man/man1/tabuleiro-" + command + ".1")))
          .startsWith(".TH \"TABULEIRO-" + command.toUpperCase(Locale.ROOT));
    }
    String english = Files.readString(folder.resolve("man/man1/tabuleiro-watch.1"));
    assertThat(english)
        .contains(".SH OPTIONS\n", "\\fB\\-\\-games=N\\fR\nThe number of games. Default: 1.\n")
        .contains("tabuleiro watch trench \\-\\-first 7");
    assertThat(Files.readString(folder.resolve("man/man1/tabuleiro.1")))
        .containsSubsequence(".SH COMMANDS\n", ".SS Play\n", "tabuleiro\\-play(1)", ".SS Server\n");
    assertThat(Files.readString(folder.resolve("man/man1/tabuleiro-train.1")))
        .contains("tabuleiro\\-train\\-data(1)");
    assertThat(folder.resolve("man/man1/tabuleiro-solve-jobs-write.1")).exists();
    assertThat(Files.readString(folder.resolve("man/pt/man1/tabuleiro-watch.1")))
        .contains(".SH OPÇÕES\n", "O número de partidas. Por omissão: 1.\n");
    assertThat(Files.readString(folder.resolve("man/pt_BR/man1/tabuleiro-watch.1")))
        .contains(".SH OPÇÕES\n", "O número de partidas. Por padrão: 1.\n");
    assertThat(Objects.requireNonNull(folder.resolve("man/man1").toFile().list()))
        .hasSameSizeAs(Objects.requireNonNull(folder.resolve("man/pt/man1").toFile().list()))
        .contains("tabuleiro.1");
  }
}
