package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;

/// A conversation with a session in this process.
final class UgiConversation implements AutoCloseable {
  private static final int MAX_SECONDS = 60;

  private final PipedWriter writer = new PipedWriter();
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final Thread thread;

  UgiConversation(String family, String variant) throws IOException {
    PipedReader reader = new PipedReader(writer, 1 << 16);
    PrintStream out = new PrintStream(new Lines(), false, StandardCharsets.UTF_8);
    UgiSession session =
        new UgiSession(
            UgiOptions.of(Games.find(family).orElseThrow().game(variant)),
            "Tabuleiro test",
            position -> "drawn " + position.format() + "\n\n",
            new BufferedReader(reader),
            out);
    thread = Thread.ofPlatform().daemon().start(() -> run(session));
  }

  static UgiConversation of(Game game) throws IOException {
    return new UgiConversation(game.id().game(), game.id().variant());
  }

  private static void run(UgiSession session) {
    try {
      session.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Splits the output into lines.
  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int b) {
      if (b == '\n') {
        lines.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(b);
      }
    }
  }

  /// Sends a line.
  void say(String line) throws IOException {
    writer.write(line + "\n");
    writer.flush();
  }

  /// Returns the next line that is not an `info` of a search.
  String answer() throws InterruptedException {
    return received().getLast();
  }

  /// Returns the next lines up to one that is not an `info` of a search.
  List<String> received() throws InterruptedException {
    List<String> received = new ArrayList<>();
    while (true) {
      String line = lines.poll(MAX_SECONDS, TimeUnit.SECONDS);
      assertThat(line).as("an answer after %s", received).isNotNull();
      received.add(line);
      if (!line.startsWith("info depth")) {
        return received;
      }
    }
  }

  /// Sends a line and returns its answer.
  String ask(String line) throws IOException, InterruptedException {
    say(line);
    return answer();
  }

  /// Asserts that a line is refused, with one error.
  void assertRefused(String line) throws IOException, InterruptedException {
    assertThat(ask(line))
        .as(line)
        .startsWith("info string error: ")
        .doesNotContainPattern("\\p{Cntrl}");
    assertThat(ask("isready")).as(line).isEqualTo("readyok");
  }

  /// Asserts that a line has no answer.
  void assertSilent(String line) throws IOException, InterruptedException {
    say(line);
    assertThat(ask("isready")).as(line).isEqualTo("readyok");
  }

  /// Returns whether nothing but `info` is written for a while.
  boolean isSilentFor(long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() < end) {
      String line = lines.poll(10, TimeUnit.MILLISECONDS);
      if (line != null && !line.startsWith("info depth")) {
        return false;
      }
    }
    return true;
  }

  /// Returns when the session has ended.
  void awaitEnd() {
    try {
      thread.join(TimeUnit.SECONDS.toMillis(MAX_SECONDS));
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assertThat(thread.isAlive()).isFalse();
  }

  @Override
  public void close() throws IOException {
    writer.close();
    awaitEnd();
  }
}
