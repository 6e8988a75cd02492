package tabuleiro.engine.external;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// An external engine with one fault, which its first argument names. Its second argument is the
/// only move that it plays.
final class FaultyEngine {
  private static final String SEED = "setoption name Seed value ";

  private FaultyEngine() {}

  /// Returns the command line that starts it.
  static String command(String fault, String move) {
    return "'%s' -XX:TieredStopAtLevel=1 -cp '%s' %s %s %s"
        .formatted(
            System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
            System.getProperty("java.class.path"),
            FaultyEngine.class.getName(),
            fault,
            move);
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    String fault = arguments[0];
    String move = arguments[1];
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    if (fault.equals("slow-start")) {
      TimeUnit.MILLISECONDS.sleep(500);
    }
    if (fault.equals("deaf-parent")) {
      startChild();
    }
    String line = in.readLine();
    while (line != null && !line.equals("quit")) {
      if (fault.equals("seed") && line.startsWith(SEED)) {
        move = "seed" + line.substring(SEED.length());
      }
      answer(fault, move, line);
      line = in.readLine();
    }
    if (fault.startsWith("deaf")) {
      TimeUnit.HOURS.sleep(1);
    }
  }

  private static void startChild() throws IOException {
    List<String> words =
        List.of(
            System.getProperty("java.home") + "/bin/java",
            "-cp",
            System.getProperty("java.class.path"),
            FaultyEngine.class.getName(),
            "deaf-child",
            "-");
    new ProcessBuilder(words).start();
  }

  private static void answer(String fault, String move, String line) throws InterruptedException {
    String command = line.split(" ", 2)[0];
    switch (fault + " " + command) {
      case "silent ugi", "hangs go", "obeys-stop go", "obeys-stop uginewgame" -> {}
      case "dies go" -> System.exit(3);
      case "nonsense go" -> say("bestmove \u0007 what?");
      case "empty go" -> say("bestmove");
      case "once go" -> {
        say("bestmove " + move);
        System.exit(0);
      }
      case "long go" -> say("x".repeat(5_000_000) + "\nbestmove " + move);
      case "tells go" ->
          say(
              "info depth 1 score cp nonsense pv %1$s\ninfo depth 2 score win 3 pv %1$s %1$s"
                      .formatted(move)
                  + "\nbestmove "
                  + move);
      case "twice go" -> say("bestmove " + move + "\nbestmove nonsense");
      case "floods go" -> {
        while (true) {
          say("info string " + "flood ".repeat(100));
        }
      }
      default -> {
        switch (command) {
          case "ugi" -> say("id name Bad\nugiok");
          case "isready" -> say("readyok");
          case "go", "stop" -> say("bestmove " + move);
          default -> {}
        }
      }
    }
  }

  private static void say(String lines) {
    System.out.println(lines);
    System.out.flush();
  }
}
