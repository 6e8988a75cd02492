package tabuleiro.terminal.common;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The number of columns of the terminal of this process: that of the environment variable
/// `COLUMNS`, otherwise that of the command `stty size`, on Windows `mode con`. A window may be
/// resized, so it is read each time.
public final class TerminalWidth implements IntSupplier {
  /// The width of output that has no lines to break: there is no terminal, or its width is unknown.
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /// Narrower lines would hold few words; such a terminal breaks the lines itself.
  private static final int NARROWEST = 20;

  private static final int WAIT_SECONDS = 2;

  /// The second number in the answer of either command, in any language: both name the rows first.
  private static final Pattern SECOND_NUMBER = Pattern.compile("\\D*\\d+\\D+(\\d+)");

  private final Map<String, String> environment;

  public TerminalWidth(Map<String, String> environment) {
    this.environment = environment;
  }

  /// Returns the number of columns, or [#UNLIMITED].
  @Override
  public int getAsInt() {
    String columns = environment.getOrDefault("COLUMNS", "");
    int width = parse(columns.isEmpty() ? askTerminal() : columns);
    return width < NARROWEST ? UNLIMITED : width;
  }

  /// Returns the width as a number; 0 when it is not one.
  private static int parse(String columns) {
    return columns.matches("[0-9]{1,5}") ? Integer.parseInt(columns) : 0;
  }

  /// Returns the width that the terminal on standard input has, as text; empty when it is unknown.
  /// The terminal library could tell it as well, but takes half a second to load.
  private static String askTerminal() {
    List<String> command =
        File.separatorChar == '\\' ? List.of("cmd", "/c", "mode", "con") : List.of("stty", "size");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectInput(ProcessBuilder.Redirect.INHERIT)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String answer =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      boolean isKnown = process.waitFor(WAIT_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
      return isKnown ? columns(answer) : "";
    } catch (IOException e) {
      return ""; // The system has no such command.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /// Returns the columns that `stty size` or `mode con` names; empty when it names none.
  static String columns(String answer) {
    Matcher numbers = SECOND_NUMBER.matcher(answer);
    return numbers.lookingAt() ? numbers.group(1) : "";
  }
}
