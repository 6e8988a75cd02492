package tabuleiro.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.json.BenchJson;
import tabuleiro.app.json.Json;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;

/// `tabuleiro bench [GAME]`: how fast random games are played, one thread.
@Command(name = "bench")
final class BenchCommand implements Callable<Integer> {
  private static final int LONGEST_MILLIS = 600_000;

  private final Context context;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
  private Optional<String> family = Optional.empty();

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private long seed = 1;

  @Option(names = "--millis", paramLabel = "MS", descriptionKey = "millis")
  private int millis = 500;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  BenchCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (millis < 1 || millis > LONGEST_MILLIS) {
      throw new UsageProblem(Phrase.of("out-of-range", String.valueOf(millis), 1, LONGEST_MILLIS));
    }
    if (family.isEmpty()) {
      return benchAll();
    }
    Game game = GameOptions.game(context.words(), family.get(), variant);
    long rate = PlayoutRate.measure(game, seed, millis);
    String line =
        json
            ? Json.of(new BenchJson(game.id().game(), game.id().variant(), rate))
            : "playouts " + game.id() + " " + rate + " per second";
    context.out().println(line);
    return 0;
  }

  /// Measures each board in a process of its own: in one process the compiler's guesses about one
  /// game would slow down the next.
  private int benchAll() {
    for (Game game : Games.boards()) {
      int status = benchAlone(game);
      if (status != 0) {
        return status;
      }
    }
    return 0;
  }

  private int benchAlone(Game game) {
    String java = ProcessHandle.current().info().command().orElse("java");
    List<String> command =
        new ArrayList<>(
            List.of(java, "-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("bench", game.id().game(), "--variant", game.id().variant()));
    command.addAll(List.of("--seed=" + seed, "--millis=" + millis));
    if (json) {
      command.add("--json");
    }
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
        lines.lines().forEach(context.out()::println);
      }
      context.out().flush();
      return process.waitFor();
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-start", java), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Commands.INTERRUPTED;
    }
  }
}
