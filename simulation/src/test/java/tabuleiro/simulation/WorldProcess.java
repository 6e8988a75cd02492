package tabuleiro.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Another process of Java, which runs the same worlds. Each process goes through `Set.of` and
/// `Map.of` in an order of its own, which no seed determines.
final class WorldProcess {
  private WorldProcess() {}

  /// Returns the fingerprints of worlds in another process.
  ///
  /// @param seeds the seeds of the worlds
  static List<Long> fingerprints(long... seeds) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), WorldProcess.class.getName()));
    Arrays.stream(seeds).mapToObj(String::valueOf).forEach(command::add);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (var lines = process.inputReader()) {
      List<Long> fingerprints =
          lines.lines().filter(line -> line.matches("-?[0-9]+")).map(Long::valueOf).toList();
      assertThat(process.waitFor()).isZero();
      return fingerprints;
    }
  }

  /// Runs the worlds of the seeds, and prints their fingerprints among the logs.
  public static void main(String[] seeds) {
    for (String seed : seeds) {
      System.out.println(new WebSimulation(Long.parseLong(seed), WebBug.NONE).run().fingerprint());
    }
  }
}
