package tabuleiro.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A run of `tabuleiro-spark.jar` with `spark-submit`, as a process.
///
/// @param status the exit status
/// @param out standard output
/// @param err the lines on standard error
record SubmittedRun(int status, String out, List<String> err) {
  private static final Path JAR = Path.of("target/tabuleiro-spark.jar").toAbsolutePath();
  private static final int TIMEOUT_SECONDS = 300;

  /// The processes run for seconds, so a quick start matters more than peak speed.
  private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  /// Returns the same run without the time that it took.
  SubmittedRun withoutMillis() {
    return new SubmittedRun(status, withoutMillis(out), err);
  }

  /// Returns the output of a solver without the time that it took.
  static String withoutMillis(String out) {
    return out.replaceAll(" millis \\d+", "");
  }

  /// Runs a command to its end.
  ///
  /// @param heard receives each line of standard error as it comes
  static SubmittedRun of(
      SparkHome home, String master, Path out, Consumer<String> heard, String... arguments)
      throws IOException {
    List<String> words = new ArrayList<>(List.of("--master", master));
    words.addAll(List.of("--executor-memory", "512m", "--conf", "spark.ui.port=0"));
    words.addAll(List.of("--conf", "spark.executor.extraJavaOptions=" + String.join(" ", QUICK)));
    List<String> options = new ArrayList<>(QUICK);
    options.add("-Xmx512m");
    words.add(JAR.toString());
    words.addAll(List.of(arguments));
    Process process =
        home.program(options, "org.apache.spark.deploy.SparkSubmit", words)
            .redirectOutput(out.toFile())
            .start();
    try {
      process
          .onExit()
          .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
          .exceptionally(_ -> {
            process.destroyForcibly();
            return process;
          });
      List<String> err = new ArrayList<>();
      try (BufferedReader reader = process.errorReader(StandardCharsets.UTF_8)) {
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          err.add(line);
          heard.accept(line);
        }
      }
      int status = process.onExit().join().exitValue();
      return new SubmittedRun(status, Files.readString(out), err);
    } finally {
      LocalCluster.kill(process);
    }
  }
}
