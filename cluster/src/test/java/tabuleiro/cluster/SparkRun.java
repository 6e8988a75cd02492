package tabuleiro.cluster;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tabuleiro.app.cli.CommandContext;

/// A run of a command of `tabuleiro-spark.jar`.
///
/// @param status the exit status
/// @param out standard output
/// @param err the lines on standard error
record SparkRun(int status, String out, List<String> err) {
  private static final Path JAR = Path.of("target/tabuleiro-spark.jar").toAbsolutePath();
  private static final int TIMEOUT_SECONDS = 900;

  /// The processes run for seconds, so a quick start matters more than peak speed.
  private static final List<String> QUICK = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private static final Map<String, String> SETTINGS =
      Map.of(
          "spark.executor.memory", "512m",
          "spark.executor.extraJavaOptions", String.join(" ", QUICK),
          "spark.ui.port", "0");

  /// Returns the same run without the time that it took.
  SparkRun withoutMillis() {
    return new SparkRun(status, withoutMillis(out), err);
  }

  /// Returns the output of a solver without the time that it took.
  static String withoutMillis(String out) {
    return out.replaceAll(" millis \\d+", "");
  }

  /// Runs a command to its end with `spark-submit`, as a process.
  ///
  /// @param out the file of its standard output
  /// @param heard receives each line of standard error as it comes
  static SparkRun submit(
      SparkHome home, String master, Path out, Consumer<String> heard, String... arguments)
      throws IOException {
    List<String> words = new ArrayList<>(List.of("--master", master));
    SETTINGS.forEach((name, value) -> words.addAll(List.of("--conf", name + "=" + value)));
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
      return new SparkRun(status, Files.readString(out), err);
    } finally {
      LocalCluster.kill(process);
    }
  }

  /// Runs a command to its end in this process, whose executors load the packaged jar. That is
  /// quicker than a process of its own.
  ///
  /// @param heard receives each line of standard error as it comes
  static SparkRun here(String master, Consumer<String> heard, String... arguments) {
    System.setProperty("spark.master", master);
    System.setProperty("spark.jars", JAR.toString());
    System.setProperty("spark.ui.enabled", "false");
    System.setProperty("spark.driver.host", "127.0.0.1");
    System.setProperty("spark.driver.bindAddress", "127.0.0.1");
    SETTINGS.forEach(System::setProperty);
    QuietLogging.configure();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<String> err = Collections.synchronizedList(new ArrayList<>());
    OutputStream lines =
        new LineStream(line -> {
          err.add(line);
          heard.accept(line);
        });
    CommandContext context =
        CommandContext.of(
            arguments, Map.of("LC_ALL", "C"), InputStream.nullInputStream(), out, lines, null);
    int status = SparkMain.execute(context, arguments);
    return new SparkRun(status, out.toString(StandardCharsets.UTF_8), err);
  }

  /// Hands on what is written, line by line.
  private static final class LineStream extends OutputStream {
    private final Consumer<String> lines;
    private final ByteArrayOutputStream begun = new ByteArrayOutputStream();

    LineStream(Consumer<String> lines) {
      this.lines = lines;
    }

    @Override
    public synchronized void write(int octet) {
      if (octet == '\n') {
        String line = begun.toString(StandardCharsets.UTF_8);
        begun.reset();
        lines.accept(line);
      } else {
        begun.write(octet);
      }
    }
  }
}
