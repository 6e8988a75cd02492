package tabuleiro.terminal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// An interactive console for tests: lines are typed while the program runs.
final class TypedScreen {
  private static final long PATIENCE_MILLIS = 60_000;

  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final Keyboard keyboard = new Keyboard();
  private final Console console;

  TypedScreen(Language language) {
    BufferedReader in = new BufferedReader(keyboard);
    PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);
    console = new Console(Messages.of(language), in, out, false, Path.of("target"));
  }

  Console console() {
    return console;
  }

  /// Types a line.
  void type(String line) {
    keyboard.typed.add(line + "\n");
  }

  /// Ends the input.
  void close() {
    keyboard.typed.add(Keyboard.END);
  }

  /// Returns the output so far.
  String text() {
    return shown.toString(StandardCharsets.UTF_8);
  }

  /// Waits until the output contains a text a number of times.
  void await(String text, int times) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (count(text) < times && System.currentTimeMillis() < end) {
      Thread.sleep(5);
    }
    assertThat(count(text)).as("'%s' in %s", text, text()).isGreaterThanOrEqualTo(times);
  }

  private int count(String text) {
    return (text().length() - text().replace(text, "").length()) / text.length();
  }

  /// The typed characters, for any reading thread. (A `PipedReader` requires its writing thread to
  /// stay alive.)
  private static final class Keyboard extends Reader {
    static final String END = "";

    final BlockingQueue<String> typed = new LinkedBlockingQueue<>();

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      try {
        String line = typed.take();
        if (line.equals(END)) {
          typed.add(END);
          return -1;
        }
        line.getChars(0, line.length(), buffer, offset);
        return line.length();
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }

    @Override
    public void close() {}
  }
}
