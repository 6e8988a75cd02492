package tabuleiro.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A server in a separate process, for tests that stop or kill it. The server listens on any free
/// port unless the arguments name one. The class path of the test must contain the program.
public final class ServerProcess implements AutoCloseable {
  private static final List<String> SERVE = List.of("tabuleiro.app.Main", "serve");
  private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)/");
  private static final int PATIENCE_SECONDS = 60;
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private final Process process;
  private final int port;
  private final long startMillis;

  private ServerProcess(Process process, int port, long startMillis) {
    this.process = process;
    this.port = port;
    this.startMillis = startMillis;
  }

  /// Starts a server and waits until it reports its address.
  ///
  /// @param errors the file for the server's standard error
  /// @param environment variables that are set in addition to those of this process
  /// @param arguments the arguments of `tabuleiro serve`
  /// @throws IllegalStateException when the server exits before that
  public static ServerProcess start(
      Path errors, Map<String, String> environment, List<String> arguments) {
    return start(errors, environment, List.of(), arguments);
  }

  /// Starts a server and waits until it reports its address.
  ///
  /// @param errors the file for the server's standard error
  /// @param environment variables that are set in addition to those of this process
  /// @param options more options of Java
  /// @param arguments the arguments of `tabuleiro serve`
  /// @throws IllegalStateException when the server exits before that
  public static ServerProcess start(
      Path errors, Map<String, String> environment, List<String> options, List<String> arguments) {
    return run(CLASS_PATH, errors, environment, options, serve(arguments));
  }

  /// Starts a server of another version and waits until it reports its address.
  ///
  /// @param classPath the class path of that version
  /// @param errors the file for the server's standard error
  /// @param environment variables that are set in addition to those of this process
  /// @param arguments the arguments of `tabuleiro serve`
  /// @throws IllegalStateException when the server exits before that
  public static ServerProcess startVersion(
      String classPath, Path errors, Map<String, String> environment, List<String> arguments) {
    return run(classPath, errors, environment, List.of(), serve(arguments));
  }

  private static List<String> serve(List<String> arguments) {
    List<String> all = new ArrayList<>(SERVE);
    all.addAll(arguments);
    return all;
  }

  /// Starts another program that reports the address of its server as `tabuleiro serve` does.
  ///
  /// @param program its main class and its arguments
  /// @param errors the file for the program's standard error
  /// @throws IllegalStateException when the program exits before it reports the address
  public static ServerProcess startProgram(List<String> program, Path errors) {
    return run(CLASS_PATH, errors, Map.of(), List.of(), program);
  }

  private static ServerProcess run(
      String classPath,
      Path errors,
      Map<String, String> environment,
      List<String> options,
      List<String> program) {
    long before = System.nanoTime();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // The process runs for seconds, so a quick start matters more than peak speed.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath));
    command.addAll(program);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()));
    builder.environment().putAll(environment);
    try {
      Process process = builder.start();
      // Nothing that a test leaves running outlives the tests, also when they are interrupted.
      Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
      int port = port(process.inputReader());
      return new ServerProcess(process, port, (System.nanoTime() - before) / 1_000_000);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int port(BufferedReader said) throws IOException {
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        return Integer.parseInt(address.group(1));
      }
    }
    throw new IllegalStateException("the server has exited; see its standard error");
  }

  /// Returns the server's address on this machine.
  public int port() {
    return port;
  }

  /// Returns the process id.
  public long pid() {
    return process.pid();
  }

  /// Returns the startup time, in milliseconds.
  public long startMillis() {
    return startMillis;
  }

  /// Kills the process; the server cannot handle this signal.
  public void kill() {
    process.destroyForcibly();
    await();
  }

  /// Requests a shutdown and waits for the exit.
  ///
  /// @return the time until the exit, in milliseconds
  public long terminate() {
    long before = System.nanoTime();
    process.destroy();
    await();
    return (System.nanoTime() - before) / 1_000_000;
  }

  /// Sends a signal.
  ///
  /// @param name such as `TERM`, `STOP` or `CONT`
  public void signal(String name) {
    ProcessSignals.send(name, List.of(pid()));
  }

  private void await() {
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("the server did not exit in time");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    kill();
  }
}
