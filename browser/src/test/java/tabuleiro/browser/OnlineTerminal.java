package tabuleiro.browser;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// `tabuleiro online` in a separate process. It reads a line whenever it asks for one, as with
/// input from a pipe, so the lines may be typed in advance.
final class OnlineTerminal implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 60;
  private static final long POLL_MILLIS = 5;

  private final Process process;
  private final BufferedWriter keyboard;
  private final StringBuilder output = new StringBuilder();
  private final Thread reader;

  private OnlineTerminal(Process process) {
    this.process = process;
    this.keyboard = process.outputWriter(StandardCharsets.UTF_8);
    this.reader = Thread.ofPlatform().daemon().start(this::read);
  }

  /// Starts the program.
  ///
  /// @param folder a folder for the settings of all players
  /// @param address the server, or the link of an invitation
  /// @param name the player's name
  /// @param language the code of the player's language
  static OnlineTerminal start(Path folder, String address, String name, String language) {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            "tabuleiro.app.Main",
            "online",
            address,
            "--name",
            name,
            "--lang",
            language);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("XDG_CONFIG_HOME", folder.resolve(name).toString());
    try {
      return new OnlineTerminal(builder.start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read() {
    char[] buffer = new char[1 << 12];
    try (Reader from = process.inputReader(StandardCharsets.UTF_8)) {
      for (int n; (n = from.read(buffer)) >= 0; ) {
        synchronized (output) {
          output.append(buffer, 0, n);
        }
      }
    } catch (IOException e) {
      // The process was killed.
    }
  }

  /// Types a line.
  void type(String line) {
    try {
      keyboard.write(line + "\n");
      keyboard.flush();
    } catch (IOException e) {
      throw new AssertionError("the terminal has exited: " + output(), e);
    }
  }

  /// Returns all that was printed.
  String output() {
    synchronized (output) {
      return output.toString();
    }
  }

  /// Waits until a text that matches has been printed, and returns the first one.
  String await(String regex) {
    Pattern pattern = Pattern.compile(regex);
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (System.nanoTime() < end) {
      var found = pattern.matcher(output()).results().map(MatchResult::group).findFirst();
      if (found.isPresent()) {
        return found.get();
      }
      pause();
    }
    throw new AssertionError("no " + regex + " in: " + output());
  }

  private static void pause() {
    try {
      Thread.sleep(POLL_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Leaves the program, and returns its exit status.
  int leave() {
    type("quit");
    try {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("still running: " + output());
      }
      reader.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return process.exitValue();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
