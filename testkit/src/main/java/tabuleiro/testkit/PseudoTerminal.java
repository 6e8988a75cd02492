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

/// A program in a terminal of its own, as a shell has begun it there: what is typed reaches it
/// through the kernel, and so do the signals of Ctrl-C, of another size and of a terminal that
/// goes. It is the `script` of util-linux that opens the terminal.
///
/// When the program has ended, the shell writes [#EXIT_MARKER] and the program's exit status.
public final class PseudoTerminal implements AutoCloseable {
  /// What the shell writes when the program has ended, before the exit status and a line's end.
  public static final String EXIT_MARKER = "the program has ended with ";

  /// A build in the background may have been started with these signals ignored, which a program
  /// would inherit, and no shell can undo.
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

  /// Returns why there can be no such terminal here; empty where there can.
  public static String unavailableReason() {
    if (!System.getProperty("os.name").equals("Linux")) {
      return "pseudo-terminals are opened by the script of util-linux, which only Linux has";
    }
    boolean found =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "script")));
    if (!found) {
      return "the command script, of util-linux, is not in the PATH";
    }
    return canSwitchSignalsOn() ? "" : "this env has no --default-signal, as that of GNU has";
  }

  private static boolean canSwitchSignalsOn() {
    List<String> words = new ArrayList<>(SIGNALS_ON);
    words.add("true");
    try {
      return new ProcessBuilder(words).redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// Starts a program.
  ///
  /// @param folder an existing one, for files of its own
  /// @param environment variables that are set beside those of this process
  public static PseudoTerminal start(
      Path folder, int columns, int rows, Map<String, String> environment, List<String> command)
      throws IOException {
    // A terminal's signals reach the shell too, which must outlive the program.
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
      // The terminal has gone.
    }
  }

  /// Returns what was written to the terminal after so many characters, read as UTF-8.
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

  /// Gives the window another size, of which the program is told by a signal.
  public void resize(int columns, int rows) throws IOException, InterruptedException {
    stty("cols", String.valueOf(columns), "rows", String.valueOf(rows));
  }

  /// Returns what `stty -a` says of the terminal: its size and its modes, such as `echo`.
  public String modes() throws IOException, InterruptedException {
    return stty("-a");
  }

  /// Returns what [#modes] would have said when the program had just ended.
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

  /// Returns the program.
  ///
  /// Precondition: it has written something, and has not ended.
  public ProcessHandle program() throws IOException {
    ProcessHandle shell = ProcessHandle.of(Long.parseLong(line("shell"))).orElseThrow();
    return shell.children().findFirst().orElseThrow();
  }

  /// Sends the program a signal.
  ///
  /// @param signal such as `TERM`
  public void signal(String signal) throws IOException, InterruptedException {
    String number = String.valueOf(program().pid());
    new ProcessBuilder("kill", "-" + signal, number).inheritIO().start().waitFor();
  }

  /// Takes the terminal away, as when its window is closed.
  public void hangUp() throws InterruptedException {
    script.destroyForcibly().waitFor();
  }

  /// Ends everything by force that still runs.
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
