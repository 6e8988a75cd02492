package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A command whose output does not fit the disk fails and says so, in one line.
@Tag("full")
class FullDiskOutputTest {
  private static final int PATIENCE_SECONDS = 60;
  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "--version",
        "help play",
        "watch --help",
        "games",
        "games --json",
        "moves talpa",
        "completion bash",
        "watch talpa --variant 3x3 --first random --second random --seed 1",
        "ugi",
      })
  void theCommandFails(String line) throws Exception {
    Assumptions.assumeTrue(Files.exists(FULL), "this system has no /dev/full");
    List<String> command = JavaCommand.ofProgram(List.of(line.split(" ", -1)));
    Path errors = folder.resolve("errors");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(FULL.toFile()).redirectError(errors.toFile());
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
      in.write("ugi\nisready\nquit\n");
    } catch (java.io.IOException e) {
      // The command does not read its input.
    }
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as(line).isTrue();
    assertThat(errors).hasContent("cannot write the output (the disk is full)");
    assertThat(process.exitValue()).isEqualTo(1);
  }
}
