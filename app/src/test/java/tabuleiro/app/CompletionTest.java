package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a real bash completes with the script.
@Tag("full")
final class CompletionTest {
  private static final int PATIENCE_SECONDS = 60;
  private static final Path BASH = Path.of("/bin/bash");

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void writeScript() throws IOException {
    Files.writeString(folder.resolve("script"), CommandTester.run("completion", "bash").out());
    Files.writeString(folder.resolve("trench.network"), "");
  }

  /// Returns what bash puts in the place of the last word, or of its part after `=` or `:`.
  private List<String> complete(String line) throws IOException, InterruptedException {
    Assumptions.assumeTrue(Files.exists(BASH), "this system has no bash");
    String program =
        "source ./script; COMP_LINE=$1; COMP_POINT=${#1}; _tabuleiro; printf '%s\\n'"
            + " \"${COMPREPLY[@]}\"";
    return run(BASH.toString(), "--norc", "-c", program, "bash", line).stream()
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /// Returns the lines that a shell prints.
  private List<String> run(String... command) throws IOException, InterruptedException {
    Process shell =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    List<String> lines = shell.inputReader().lines().toList();
    assertThat(shell.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    return lines;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "tabuleiro tr|train",
        "tabuleiro --lang pt wat|watch",
        "tabuleiro dat|",
        "tabuleiro train |data visits fit network generations",
        "tabuleiro train data t|trench talpa",
        "tabuleiro solve jobs |write run",
        "tabuleiro solve j|jostle jobs",
        "tabuleiro help train n|network",
        "tabuleiro completion |bash zsh fish",
        "tabuleiro --lang |en pt pt-BR",
        "tabuleiro play trench --variant |classic long points25 to40 annihilation",
        "tabuleiro play trench --variant=p|points25",
        "tabuleiro play jostle --clock 5m --variant h|hex",
        "tabuleiro ugi --game jostle --variant h|hex",
        "tabuleiro report talpa --compare 4x4 10x1|10x10",
        "tabuleiro play talpa --second hu|human",
        "tabuleiro watch talpa --second hu|",
        "tabuleiro watch niju --second classic:|easy medium hard",
        "tabuleiro arena niju --players 1,classic:e|easy",
        "tabuleiro arena niju --players=1,ran|1,random",
        "tabuleiro watch trench --first network:tr|trench.network",
        "tabuleiro play talpa --from tr|trench.network",
        "tabuleiro replay tr|trench.network",
        "tabuleiro train network --dat|--data",
        "tabuleiro train network --pri|",
      })
  void bashCompletes(String line, String words) throws IOException, InterruptedException {
    assertThat(complete(line))
        .containsExactly(words == null ? new String[0] : words.split(" ", -1));
  }

  /// The functions of zsh that offer words print what they would offer.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tabuleiro x|menu --lang",
        "tabuleiro play talpa x|play --second",
        "tabuleiro train network x|network --data",
        "tabuleiro solve talpa x|solve --strong",
        "tabuleiro solve jobs write x|write --out",
        "tabuleiro admin suspend x|suspend --reason",
      })
  void zshReachesTheOptionsOfACommand(String line, String offered) throws Exception {
    Path zsh = Path.of("/usr/bin/zsh");
    Assumptions.assumeTrue(Files.exists(zsh), "this system has no zsh");
    Files.writeString(folder.resolve("zsh"), CommandTester.run("completion", "zsh").out());
    String program =
        "compdef() {}; _describe() {}; _arguments() { print -r -- $words[1] $@ };"
            + " source ./zsh; words=(${=1}); CURRENT=$#words; _tabuleiro";
    String all = String.join("\n", run(zsh.toString(), "-f", "-c", program, "zsh", line));
    String[] expected = offered.replace("menu", "tabuleiro").split(" ", -1);
    assertThat(all).startsWith(expected[0] + " ").contains(expected[1]);
  }

  @Test
  void everyCommandAndOptionIsCompleted() throws IOException {
    String script = Files.readString(folder.resolve("script"));
    CommandModel.allCommands()
        .forEach((name, command) -> {
          assertThat(script).contains("'" + name + "') echo '");
          command
              .getCommandSpec()
              .options()
              .forEach(option -> assertThat(script).contains(option.longestName()));
        });
  }
}
