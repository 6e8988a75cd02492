package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Long work whose file does not fit the disk. A limit of the shell on the size of files stands for
/// a full disk.
@Tag("full")
final class FullDiskWorkTest {
  private static final int PATIENCE_SECONDS = 120;

  @TempDir private Path folder = Path.of("");

  /// Runs a command of this program.
  ///
  /// @param blocks the largest size of a file, in units of the shell
  private Process run(String blocks, List<String> arguments) throws Exception {
    Path shell = Path.of("/bin/sh");
    Assumptions.assumeTrue(Files.exists(shell), "this system has no shell");
    List<String> command = new ArrayList<>();
    command.addAll(List.of(shell.toString(), "-c", "ulimit -f " + blocks + "; exec \"$@\"", "sh"));
    command.addAll(JavaCommand.ofProgram(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(folder.resolve("errors").toFile());
    builder.environment().put("LC_ALL", "C");
    Process process = builder.start();
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    return process;
  }

  private long warnings() throws IOException {
    return Files.readAllLines(folder.resolve("errors")).stream()
        .filter(line -> line.contains("the work continues, but it is not saved there"))
        .count();
  }

  @Test
  void trainingGamesAreContinuedWhenThereIsRoomAgain() throws Exception {
    Path data = folder.resolve("games.data");
    List<String> command =
        List.of(
            "train data talpa --variant 4x4 --games 960 --nodes 5 --threads 1 --seed 3 --out"
                .split(" "));
    List<String> limited = new ArrayList<>(command);
    limited.add(data.toString());
    Process process = run("8", limited);
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(warnings()).isEqualTo(1);
    assertThat(folder.resolve("errors")).content().contains("cannot write " + data);
    assertThat(run("unlimited", limited).exitValue()).isZero();
    List<String> other = new ArrayList<>(command);
    Path whole = folder.resolve("whole.data");
    other.add(whole.toString());
    assertThat(run("unlimited", other).exitValue()).isZero();
    assertThat(data).hasSameBinaryContentAs(whole);
  }
}
