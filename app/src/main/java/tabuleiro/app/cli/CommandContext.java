package tabuleiro.app.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.File;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import tabuleiro.terminal.common.TerminalWidth;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// The environment of a command: its messages and its streams.
///
/// @param messages the messages of the chosen language
/// @param in the user's input
/// @param out results, for people and scripts
/// @param err error messages and progress
/// @param isTerminal whether input and output are a terminal
/// @param columns supplies the width of the terminal; without one, lines have no greatest width
public record CommandContext(
    Messages messages,
    BufferedReader in,
    PrintStream out,
    PrintStream err,
    boolean isTerminal,
    IntSupplier columns) {
  /// Chooses language, character set and streams from the command line and the environment. This
  /// happens before the command line is parsed, because its error messages need them.
  public static CommandContext of(
      String[] arguments,
      Map<String, String> environment,
      InputStream in,
      OutputStream out,
      OutputStream err,
      @Nullable Console console) {
    // Pipes and modern terminals use UTF-8 in every locale; a Windows console has its own character
    // set.
    Charset charset =
        console != null && File.separatorChar == '\\' ? console.charset() : StandardCharsets.UTF_8;
    boolean ascii = List.of(arguments).contains("--ascii");
    Messages messages = Messages.of(language(arguments, environment));
    boolean isTerminal = console != null && console.isTerminal();
    return new CommandContext(
        messages,
        new BufferedReader(new InputStreamReader(in, charset)),
        printer(out, charset, ascii),
        printer(err, charset, ascii),
        isTerminal,
        isTerminal ? new TerminalWidth(environment) : () -> TerminalWidth.UNLIMITED);
  }

  /// Prints prose on standard output, broken between words at the width of the terminal.
  ///
  /// @param text its lines end with a line feed
  public void printText(String text) {
    out.print(wrap(text));
  }

  /// Prints a line for people on standard error at once, broken between words at the width of the
  /// terminal.
  public void printError(String line) {
    err.println(wrap(line));
    err.flush();
  }

  private String wrap(String text) {
    return String.join("\n", TextLines.wrap(text, columns.getAsInt()));
  }

  /// Returns a console dialogue over the streams.
  public tabuleiro.terminal.plain.Console console() {
    return new tabuleiro.terminal.plain.Console(
        messages, in, out, !isTerminal, Path.of(""), columns);
  }

  private static PrintStream printer(OutputStream stream, Charset charset, boolean ascii) {
    return ascii ? new AsciiPrintStream(stream) : new SafePrintStream(stream, charset);
  }

  private static Language language(String[] arguments, Map<String, String> environment) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i].equals("--lang") && i + 1 < arguments.length) {
        return Language.of(arguments[i + 1]).orElse(Language.ENGLISH);
      }
      if (arguments[i].startsWith("--lang=")) {
        return Language.of(arguments[i].substring("--lang=".length())).orElse(Language.ENGLISH);
      }
    }
    for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        String tag = value.replaceFirst("[.@].*", "").replace('_', '-');
        return Language.of(Locale.forLanguageTag(tag)).orElse(Language.ENGLISH);
      }
    }
    return Language.of(Locale.getDefault()).orElse(Language.ENGLISH);
  }
}
