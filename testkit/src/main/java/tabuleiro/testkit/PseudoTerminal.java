package tabuleiro.testkit;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A program in its own pseudo-terminal, started by a shell. Input reaches the program through the
/// kernel, and so do the signals for Ctrl-C, for a changed size and for a closed terminal. The
/// command `script` of util-linux opens the terminal. When the program exits, the shell writes
/// [#EXIT_MARKER] and the program's exit status.
public final class PseudoTerminal implements AutoCloseable {
  /// The text that the shell writes when the program exits, before the exit status and a line end.
  public static final String EXIT_MARKER = "the program has ended with ";

  /// Resets signals to their defaults. A background build may ignore these signals; its child
  /// processes inherit that, and a shell cannot reset it.
  private static final List<String> SIGNALS_ON = List.of("env", "--default-signal=HUP,INT,QUIT");

  private final Process script;
  private final Path folder;
  private final OutputStream keyboard;
  private final StringBuilder written = new StringBuilder();

  private PseudoTerminal(Process script, Path folder) {
    this.script = script;
    this.folder = folder;
    this.keyboard = script.getOutputStream();
    Thread.ofPlatform().daemon().start(this::read);
  }

  /// Returns why pseudo-terminals are not available on this system; empty when one could be opened.
  public static String unavailableReason() {
    if (!System.getProperty("os.name").equals("Linux")) {
      return "pseudo-terminals are opened by the script of util-linux, which only Linux has";
    }
    List<String> words = new ArrayList<>(SIGNALS_ON);
    words.addAll(List.of("script", "-q", "-e", "-c", "true", "/dev/null"));
    try {
      Process trial = new ProcessBuilder(words).redirectErrorStream(true).start();
      trial.getOutputStream().close();
      String said = new String(trial.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return trial.waitFor() == 0 ? "" : "no pseudo-terminal could be opened: " + said.strip();
    } catch (IOException e) {
      return e.toString();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }

  /// Starts a program.
  ///
  /// @param folder an existing folder for this object's files
  /// @param environment variables that are set in addition to those of this process
  public static PseudoTerminal start(
      Path folder, int columns, int rows, Map<String, String> environment, List<String> command)
      throws IOException {
    // The terminal sends signals to the shell too, and the shell must outlive the program.
    String shell =
        "trap : INT HUP; stty cols %d rows %d; tty >%s; echo $$ >%s; %s; status=$?; stty -a >%s; echo \"%s$status\""
            .formatted(
                columns,
                rows,
                quoted(folder.resolve("tty").toString()),
                quoted(folder.resolve("shell").toString()),
                String.join(" ", command.stream().map(PseudoTerminal::quoted).toList()),
                quoted(folder.resolve("left").toString()),
                EXIT_MARKER);
    List<String> words = new ArrayList<>(SIGNALS_ON);
    words.addAll(List.of("script", "-q", "-f", "-c", shell, "/dev/null"));
    ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().put("SHELL", "/bin/sh");
    builder.environment().putAll(environment);
    return new PseudoTerminal(builder.start(), folder);
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }

  private void read() {
    char[] buffer = new char[1 << 14];
    try (Reader from = script.inputReader(StandardCharsets.UTF_8)) {
      for (int n; (n = from.read(buffer)) >= 0; ) {
        synchronized (written) {
          written.append(buffer, 0, n);
        }
      }
    } catch (IOException e) {
      // The terminal was closed.
    }
  }

  /// Returns the output after a number of characters, decoded as UTF-8.
  public String output(int characters) {
    synchronized (written) {
      return written.substring(characters);
    }
  }

  /// Types a text.
  public void type(String text) throws IOException {
    keyboard.write(text.getBytes(StandardCharsets.UTF_8));
    keyboard.flush();
  }

  /// Changes the size of the window; the program receives a signal.
  public void resize(int columns, int rows) throws IOException, InterruptedException {
    stty("cols", String.valueOf(columns), "rows", String.valueOf(rows));
  }

  /// Returns the output of `stty -a` for the terminal: its size and its modes, such as `echo`.
  public String modes() throws IOException, InterruptedException {
    return stty("-a");
  }

  /// Returns the value of [#modes] at the exit of the program.
  public String modesAtExit() throws IOException {
    return words(line("left"));
  }

  private static String words(String text) {
    return " " + text.strip().replaceAll("\\s+", " ") + " ";
  }

  private String stty(String... arguments) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of("stty", "-F", line("tty")));
    words.addAll(List.of(arguments));
    Process stty = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(stty.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (stty.waitFor() != 0) {
      throw new IOException("stty: " + said);
    }
    return words(said);
  }

  private String line(String name) throws IOException {
    return Files.readString(folder.resolve(name)).strip();
  }

  /// Returns the program. Precondition: the program has written some output and has not exited.
  public ProcessHandle program() throws IOException {
    ProcessHandle shell = ProcessHandle.of(Long.parseLong(line("shell"))).orElseThrow();
    return shell.children().findFirst().orElseThrow();
  }

  /// Sends a signal to the program.
  ///
  /// @param signal such as `TERM`
  public void signal(String signal) throws IOException, InterruptedException {
    String number = String.valueOf(program().pid());
    new ProcessBuilder("kill", "-" + signal, number).inheritIO().start().waitFor();
  }

  /// Closes the terminal, as when the user closes its window.
  public void hangUp() throws InterruptedException {
    script.destroyForcibly().waitFor();
  }

  /// Kills all processes that are still running.
  @Override
  public void close() {
    List<ProcessHandle> all =
        Stream.concat(script.descendants(), Stream.of(script.toHandle()))
            .sorted(Comparator.comparingLong(ProcessHandle::pid).reversed())
            .toList();
    all.forEach(ProcessHandle::destroyForcibly);
    try {
      keyboard.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
