package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A command stops when the reader of its output has gone, as in `tabuleiro watch ... | head -2`.
@Tag("full")
final class ClosedOutputTest {
  private static final int PATIENCE_SECONDS = 60;

  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "watch talpa --first random --second random --games 1000000 --seed 1",
        "watch talpa --first random --second random --games 1000000 --seed 1 --quiet",
      })
  void theCommandStops(String line) throws Exception {
    Process process = start(line);
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).isNotNull();
    }
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as(line).isTrue();
    assertThat(process.exitValue()).isEqualTo(141);
    assertThat(folder.resolve("errors")).isEmptyFile();
  }

  @Test
  void theEngineStopsAtItsNextAnswer() throws Exception {
    Process process = start("ugi");
    process.getInputStream().close();
    try (var in = process.outputWriter()) {
      in.write("isready\nisready\ngo infinite\nisready\n");
      in.flush();
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(folder.resolve("errors")).isEmptyFile();
  }

  private Process start(String line) throws Exception {
    List<String> command = JavaCommand.ofProgram(List.of(line.split(" ", -1)));
    return new ProcessBuilder(command).redirectError(folder.resolve("errors").toFile()).start();
  }
}
