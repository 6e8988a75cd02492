package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tabuleiro.rules.GameId;

/// A program that speaks UGI, as a match runner drives it. It is started by the same class path as
/// this test.
final class UgiProcess {
  /// Longer than any answer takes, even on a busy machine.
  private static final int MOST_SECONDS = 60;

  private final Process process;
  private final BufferedWriter writer;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private UgiProcess(Class<?> main, List<String> arguments) throws IOException {
    process =
        new ProcessBuilder(words(main, arguments))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    writer = process.outputWriter(StandardCharsets.UTF_8);
    Thread.ofPlatform()
        .daemon()
        .start(() -> process.inputReader(StandardCharsets.UTF_8).lines().forEach(lines::add));
  }

  private static List<String> words(Class<?> main, List<String> arguments) {
    List<String> words =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    words.addAll(arguments);
    return words;
  }

  /// Returns the command line that starts a program.
  static String command(Class<?> main, List<String> arguments) {
    return "'" + String.join("' '", words(main, arguments)) + "'";
  }

  /// Starts a program and completes the handshake.
  static UgiProcess start(Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    UgiProcess engine = new UgiProcess(main, List.of(arguments));
    engine.say("ugi");
    engine.await("ugiok");
    engine.say("setoption name Hash value 8");
    return engine;
  }

  /// Sends the game and the variant as options.
  void set(GameId id) throws IOException, InterruptedException {
    say("setoption name Game value " + id.game());
    say("setoption name Variant value " + id.variant());
    isReady();
  }

  void say(String line) throws IOException {
    writer.write(line + "\n");
    writer.flush();
  }

  /// Waits until the engine has processed all commands.
  void isReady() throws IOException, InterruptedException {
    say("isready");
    await("readyok");
  }

  /// Returns the only argument of an answer.
  String ask(String line, String answer) throws IOException, InterruptedException {
    say(line);
    String[] words = await(answer).split(" ", -1);
    assertThat(words).as(line).hasSize(2);
    return words[1];
  }

  /// Returns the next line that begins with a word; before it there may be `info` of a search.
  private String await(String word) throws InterruptedException {
    while (true) {
      String line = lines.poll(MOST_SECONDS, TimeUnit.SECONDS);
      assertThat(line).as("an answer %s", word).isNotNull().doesNotContain("error");
      if (line.split(" ", 2)[0].equals(word)) {
        return line;
      }
    }
  }

  /// Sends `quit`, or only ends its input, and asserts that the process ends and has no unread
  /// output.
  void quit(boolean politely) throws IOException, InterruptedException {
    if (politely) {
      say("quit");
    } else {
      writer.close();
    }
    assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)).as("ends").isTrue();
    assertThat(process.exitValue()).isZero();
    assertThat(lines).allMatch(line -> line.startsWith("info depth "));
  }

  /// Kills the process if it is still running.
  void kill() {
    process.destroyForcibly();
  }
}
