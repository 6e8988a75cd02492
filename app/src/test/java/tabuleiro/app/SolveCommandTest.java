package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command `solve`.
class SolveCommandTest {
  @Test
  void theValueIsFollowedByABestLineAndTheWork() {
    CommandTester.Result run =
        CommandTester.run("solve", "talpa", "--variant", "4x4", "--memory", "0.01", "--seed", "1");
    assertThat(run.status()).as(run.err()).isZero();
    List<String> lines = run.lines();
    assertThat(lines.get(0)).isEqualTo("value first");
    assertThat(lines.get(1)).matches("line( [a-d][1-4]([a-d][1-4])?)+");
    assertThat(lines.get(2)).matches("nodes [0-9]+ millis [0-9]+");
    assertThat(lines).hasSize(3);
  }

  @Test
  void aPositionIsSolvedForBothSides() {
    String[] solve = {
      "solve", "talpa", "--variant", "3x3", "--memory", "0.01", "--position", "1r1/r1b/1b1 r"
    };
    assertThat(CommandTester.run(solve).lines()).startsWith("value first", "line a2");
  }

  @Test
  void aDrawIsPrintedAsTextAndAsJson() {
    String out =
        CommandTester.run(
                "solve",
                "morelli",
                "--variant",
                "5-adjacent",
                "--memory",
                "0.01",
                "--threads",
                "2",
                "--json",
                "--seed",
                "1")
            .out();
    assertThat(out)
        .startsWith("{\"game\":\"morelli\",\"variant\":\"5-adjacent\"")
        .contains("\"value\":\"draw\"", "\"line\":[\"", "\"nodes\":", "\"threads\":2");
  }

  @Test
  void theCertificateIsFoundValid(@TempDir Path folder) throws IOException {
    String file = folder.resolve("small.certificate").toString();
    CommandTester.Result solved =
        CommandTester.run(
            "solve", "talpa", "--variant", "4x3", "--memory", "0.01", "--certificate", file);
    assertThat(solved.lines()).startsWith("value first");
    CommandTester.Result checked = CommandTester.run("check", file);
    assertThat(checked.status()).as(checked.err()).isZero();
    assertThat(checked.lines().getFirst()).isEqualTo("valid first");
    assertThat(CommandTester.run("check", file, "--json").out()).contains("\"value\":\"first\"");
    assertThat(Files.readString(Path.of(file + ".card.json")))
        .containsPattern(CommandTester.PROGRAM)
        .contains("\"variant\":\"4x3\"", "\"file\":\"small.certificate\"");
    byte[] bytes = Files.readAllBytes(Path.of(file));
    bytes[bytes.length - 5]++;
    Files.write(Path.of(file), bytes);
    CommandTester.Result refused = CommandTester.run("check", file);
    assertThat(refused.status()).isEqualTo(1);
    assertThat(refused.err()).contains("checksum").doesNotContain("\tat ");
    assertThat(CommandTester.run("check", folder.toString()).err()).contains("cannot");
    assertThat(CommandTester.run("solve", "talpa", "--certificate-search", "10").status())
        .isEqualTo(2);
  }

  @Test
  void aCertificateIsWrittenFromACheckpoint(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("small.certificate");
    String[] solve = {
      "solve",
      "talpa",
      "--variant",
      "4x4",
      "--memory",
      "0.01",
      "--checkpoint",
      folder.resolve("work").toString(),
      "--certificate",
      file.toString()
    };
    String solved = CommandTester.run(solve).out();
    byte[] written = Files.readAllBytes(file);
    Files.delete(file);
    assertThat(withoutTime(CommandTester.run(solve).out())).isEqualTo(withoutTime(solved));
    assertThat(file).hasBinaryContent(written);
  }

  @Tag("full")
  @Test
  void provenResultsWorkWithAnotherMemorySize(@TempDir Path folder) {
    String file = folder.resolve("proven").toString();
    String[] solve = {"solve", "talpa", "--seed", "1", "--proven", file, "--variant"};
    List<String> solved = CommandTester.run(with(solve, "4x4", "--memory", "0.01")).lines();
    List<String> again =
        CommandTester.run(with(solve, "4x4", "--memory", "0.02", "--threads", "2")).lines();
    assertThat(solved.getFirst()).isEqualTo("value first").isEqualTo(again.getFirst());
    assertThat(nodes(again)).isEqualTo(nodes(solved));
    CommandTester.Result other = CommandTester.run(with(solve, "4x5"));
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.err()).contains("4x4", "4x5").doesNotContain("\tat ");
    assertThat(CommandTester.run(with(solve, "4x4", "--strong")).status()).isEqualTo(2);
  }

  @Tag("full")
  @Test
  void jobsAreSolvedApartAndTheirCertificatesAddedUp(@TempDir Path folder) throws IOException {
    String proven = folder.resolve("proven").toString();
    String jobs = folder.resolve("jobs").toString();
    String proof = folder.resolve("proof").toString();
    String[] small = {"solve", "--memory", "0.01"};
    String[] run = {"solve", "jobs", "run", jobs, "--memory", "0.01"};
    String[] position = {"talpa", "--variant", "4x4", "--seed", "1", "--proven", proven};
    String[] solve = with(small, position);
    String[] write =
        with(new String[] {"solve", "jobs", "write", "--memory", "0.01", "--out", jobs}, position);
    assertThat(CommandTester.run(write).err()).contains("jobs in");
    int count = Files.readAllLines(Path.of(jobs)).size() - 3;
    assertThat(count).isBetween(2, 20);
    for (int number = 1; number <= count; number++) {
      String one = String.valueOf(number);
      CommandTester.Result job =
          CommandTester.run(with(run, "--number", one, "--certificate", proof));
      assertThat(job.lines().getFirst()).as("job %s", one).isEqualTo("value first");
      assertThat(CommandTester.run("check", proof, "--proven", proven).err()).contains("was added");
    }
    CommandTester.Result left = CommandTester.run(write);
    assertThat(left.err()).contains("proven already");
    assertThat(CommandTester.run(solve).lines().getFirst()).isEqualTo("value first");

    assertThat(CommandTester.run("solve", "jobs", "run", jobs).err())
        .contains("jobs 1 to " + count);
    assertThat(CommandTester.run("solve", "jobs", "run", proof).err())
        .contains("line 1 is missing");
  }

  private static String nodes(List<String> lines) {
    return lines.getLast().replaceFirst(" millis.*", "");
  }

  private static String[] with(String[] solve, String... more) {
    return Stream.of(solve, more).flatMap(Stream::of).toArray(String[]::new);
  }

  @Test
  void anUnsupportedGameIsRejectedWithTheSupportedOnes() {
    CommandTester.Result run = CommandTester.run("solve", "trench", "--seed", "1");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("there is no solver for trench")
        .contains("Talpa up to 64 squares");
    assertThat(CommandTester.run("solve", "talpa", "--memory", "0").err()).contains("0.001");
    assertThat(CommandTester.run("solve", "talpa", "--threads", "0").err())
        .contains("from 1 to 256");
  }

  @Test
  void aCertificateOfTwoStagesIsFoundValid(@TempDir Path folder) {
    String file = folder.resolve("small.certificate").toString();
    String[] solve = {
      "solve", "talpa", "--variant", "4x3", "--memory", "0.01", "--certificate", file, "--frontier"
    };
    CommandTester.Result solved = CommandTester.run(with(solve, "10"));
    assertThat(solved.lines()).startsWith("value first");
    CommandTester.Result checked =
        CommandTester.run("check", file, "--threads", "2", "--memory", "0.01");
    assertThat(checked.status()).as(checked.err()).isZero();
    assertThat(checked.lines().getFirst()).isEqualTo("valid first");
    assertThat(checked.err()).contains("positions of the frontier are to be proven");
    assertThat(CommandTester.run("check", file, "--reference", "--json").out())
        .contains("\"frontier\":10", "\"leaves\":");
    CommandTester.Result sampled = CommandTester.run("check", file, "--sample", "2");
    assertThat(sampled.lines().getFirst()).isEqualTo("plausible first");
    assertThat(sampled.out()).contains("chosen at random");
    assertThat(CommandTester.run("check", file, "--sample", "1000").out()).contains("valid first");
    assertThat(CommandTester.run("check", file, "--sample", "2", "--proven", file).err())
        .contains("--sample and --proven exclude each other");
    assertThat(CommandTester.run("check", file, "--sample", "2", "--progress", "p").err())
        .contains("--sample and --progress exclude each other");
    assertThat(CommandTester.run(with(solve, "0")).status()).isEqualTo(2);
    assertThat(CommandTester.run(with(solve, "10", "--certificate-search", "3")).status())
        .isEqualTo(2);
    assertThat(CommandTester.run("check", file, "--memory", "9").status()).isEqualTo(2);
    assertThat(CommandTester.run("solve", "talpa", "--frontier", "10").err())
        .contains("--frontier")
        .contains("--certificate");
    String[] write = {"solve", "jobs", "write", "talpa", "--out", file + ".jobs"};
    assertThat(CommandTester.run(with(write, "--certificate", file)).err())
        .contains("unknown option or argument: --certificate");
  }

  /// Interrupted and killed at several moments, it finds what it finds undisturbed, in as many
  /// nodes.
  @Test
  @Tag("slow")
  void itContinuesAfterInterruptionsAndKills(@TempDir Path folder)
      throws IOException, InterruptedException {
    String[] solve = {
      "solve", "talpa", "--variant", "6x5", "--memory", "0.05", "--seed", "1", "--checkpoint"
    };
    String undisturbed = started(solve, folder.resolve("none").toString()).finished();
    String checkpoints = folder.resolve("some").toString();
    for (int i = 0; i < 6; i++) {
      Started run = started(solve, checkpoints);
      boolean isOver = run.process().waitFor(2500 + 300 * i, TimeUnit.MILLISECONDS);
      if (isOver) {
        break;
      }
      if (i % 2 == 0) {
        EndableProcess.end(run.process());
        run.process().waitFor();
        assertThat(run.error()).contains("interrupted; to continue", "--checkpoint " + checkpoints);
        assertThat(run.process().exitValue()).isEqualTo(130);
      } else {
        run.process().destroyForcibly().waitFor();
      }
    }
    assertThat(withoutTime(started(solve, checkpoints).finished()))
        .isEqualTo(withoutTime(undisturbed));
  }

  private static String withoutTime(String output) {
    assertThat(output).startsWith("value ");
    return output.replaceFirst("millis [0-9]+", "");
  }

  private record Started(Process process) {
    String finished() throws IOException {
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    String error() throws IOException {
      return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Started started(String[] solve, String folder) throws IOException {
    String[] all = Arrays.copyOf(solve, solve.length + 1);
    all[solve.length] = folder;
    return new Started(EndableProcess.of(all).start());
  }
}
