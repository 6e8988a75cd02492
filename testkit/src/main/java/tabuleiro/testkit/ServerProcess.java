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

/// A server in a process of its own, as people start it, for tests that end it in every way. It
/// takes any port that is free unless it is told one; whoever uses it has the command on the class
/// path.
public final class ServerProcess implements AutoCloseable {
  private static final String COMMAND = "tabuleiro.app.Main";
  private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)/");
  private static final int PATIENCE_SECONDS = 60;

  private final Process process;
  private final int port;
  private final long startMillis;

  private ServerProcess(Process process, int port, long startMillis) {
    this.process = process;
    this.port = port;
    this.startMillis = startMillis;
  }

  /// Starts a server, and waits until it says where it is.
  ///
  /// @param errors a file for what it says on standard error
  /// @param environment variables that it has besides ours
  /// @param arguments those of `tabuleiro serve`
  /// @throws IllegalStateException when it ends before
  public static ServerProcess start(
      Path errors, Map<String, String> environment, List<String> arguments) {
    long before = System.nanoTime();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // It lives for seconds: quick to start is better than quick in the end.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), COMMAND, "serve"));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()));
    builder.environment().putAll(environment);
    try {
      Process process = builder.start();
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
    throw new IllegalStateException("the server has ended; see what it says on standard error");
  }

  /// Returns where it listens, on this machine.
  public int port() {
    return port;
  }

  /// Returns the number of the process.
  public long pid() {
    return process.pid();
  }

  /// Returns how long it took to be there, in milliseconds.
  public long startMillis() {
    return startMillis;
  }

  /// Kills it: it can do nothing about that.
  public void kill() {
    process.destroyForcibly();
    await();
  }

  /// Asks it to end, and waits until it has.
  ///
  /// @return how long that took, in milliseconds
  public long terminate() {
    long before = System.nanoTime();
    process.destroy();
    await();
    return (System.nanoTime() - before) / 1_000_000;
  }

  private void await() {
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("the server does not end");
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
