package tabuleiro.app.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GameNames;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.app.json.PlayoutBenchJson;
import tabuleiro.engine.SearchSignature;
import tabuleiro.engine.SpeedMeasurement;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// `tabuleiro bench [GAME]`: the node count of a fixed search task, which is the engine's
/// signature, its speed and the cost of an evaluation, the results of fixed solver tasks, which are
/// the solver's signature, and the speed of random games; or how fast browsers are, compared with
/// Java. One thread.
@Command(name = "bench", footer = "  tabuleiro bench jostle --only search")
public final class BenchCommand implements Callable<Integer> {
  private static final int MAX_MILLIS = 600_000;

  private static final Pattern NODES = Pattern.compile("bench \\S+ nodes (\\d+)");

  /// What to measure.
  enum Measurement {
    SIGNATURE,
    SEARCH,
    SOLVER,
    PLAYOUTS
  }

  private final CommandContext context;
  private final Class<?> mainClass;
  private long signature;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      descriptionKey = "game",
      completionCandidates = GameNames.class)
  private Optional<String> family = Optional.empty();

  @Option(names = "--variant", paramLabel = "V", descriptionKey = "variant")
  private Optional<String> variant = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private long seed = 1;

  @Option(names = "--millis", paramLabel = "MS", descriptionKey = "millis")
  private int millis = 500;

  @Option(
      names = "--only",
      paramLabel = "signature|search|solver|playouts",
      descriptionKey = "only")
  private Optional<Measurement> only = Optional.empty();

  @Option(names = "--browser", descriptionKey = "browser")
  private boolean browser;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param mainClass the program, which measures each board in a new process
  public BenchCommand(CommandContext context, Class<?> mainClass) {
    this.context = context;
    this.mainClass = mainClass;
  }

  @Override
  public Integer call() {
    OptionValues.requireRange("--millis", millis, 1, MAX_MILLIS);
    if (browser) {
      return benchInBrowsers();
    }
    if (family.isEmpty()) {
      return benchAll();
    }
    Family named = GameOptions.family(family.get());
    if (isSignatureOnly()) {
      new SearchBench(context, json).signature(named.name(), boards(named));
    }
    if (includes(Measurement.SEARCH)) {
      new SearchBench(context, json).run(named.name(), boards(named));
    }
    if (includes(Measurement.SOLVER)) {
      new SolverBench(context, json).run(this::isNamed);
    }
    if (includes(Measurement.PLAYOUTS)) {
      playouts(GameOptions.game(context.messages(), named.name(), variant));
    }
    return 0;
  }

  private int benchInBrowsers() {
    if (isSignatureOnly() || only.equals(Optional.of(Measurement.SOLVER))) {
      String part = only.orElseThrow().name().toLowerCase(Locale.ROOT);
      throw new UsageException(Message.of("one-of", "--browser", "--only " + part));
    }
    BrowserBench bench = new BrowserBench(context, json, millis, seed);
    int status = 0;
    for (Measurement part : List.of(Measurement.SEARCH, Measurement.PLAYOUTS)) {
      if (includes(part) && family.isEmpty()) {
        status = Math.max(status, benchBoards(part));
      } else if (includes(part)) {
        String name = GameOptions.family(family.get()).name();
        bench.run(GameOptions.game(context.messages(), name, variant), part == Measurement.SEARCH);
      }
    }
    return status;
  }

  private boolean isNamed(Game game) {
    return family.equals(Optional.of(game.id().game()))
        && variant.filter(name -> !name.equals(game.id().variant())).isEmpty();
  }

  private boolean includes(Measurement part) {
    return only.isEmpty() || only.get() == part;
  }

  private boolean isSignatureOnly() {
    return only.equals(Optional.of(Measurement.SIGNATURE));
  }

  private List<Game> boards(Family named) {
    return variant.isEmpty()
        ? SearchSignature.boards(named)
        : List.of(GameOptions.game(context.messages(), named.name(), variant));
  }

  private void playouts(Game game) {
    long rate = SpeedMeasurement.playoutsPerSecond(game, seed, millis);
    String line =
        json
            ? JsonOutput.format(new PlayoutBenchJson(game.id().game(), game.id().variant(), rate))
            : "playouts " + game.id() + " " + rate + " per second";
    context.out().println(line);
  }

  /// Measures the search of each game, and the random games of each board, in a separate process:
  /// in one process, the compiler's profile of one game would slow the next one down.
  private int benchAll() {
    int status = 0;
    if (isSignatureOnly() || includes(Measurement.SEARCH)) {
      String part = isSignatureOnly() ? "signature" : "search";
      for (String name : Games.names()) {
        status = Math.max(status, benchInNewProcess(List.of(name, "--only=" + part)));
      }
      if (!json) {
        context.out().println("signature " + signature);
      }
    }
    if (includes(Measurement.SOLVER)) {
      new SolverBench(context, json).runAll();
    }
    if (includes(Measurement.PLAYOUTS)) {
      status = Math.max(status, benchBoards(Measurement.PLAYOUTS));
    }
    return status;
  }

  private int benchBoards(Measurement part) {
    int status = 0;
    for (Game game : Games.representativeGames()) {
      String board = "--variant=" + game.id().variant();
      String only = "--only=" + part.name().toLowerCase(Locale.ROOT);
      status = Math.max(status, benchInNewProcess(List.of(game.id().game(), board, only)));
    }
    return status;
  }

  private int benchInNewProcess(List<String> arguments) {
    String java = ProcessHandle.current().info().command().orElse("java");
    List<String> command =
        new ArrayList<>(
            List.of(java, "-cp", System.getProperty("java.class.path"), mainClass.getName()));
    command.add("bench");
    command.addAll(arguments);
    command.addAll(List.of("--seed=" + seed, "--millis=" + millis));
    if (json) {
      command.add("--json");
    }
    if (browser) {
      command.add("--browser");
    }
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
        lines.lines().forEach(this::copyLine);
      }
      context.out().flush();
      return process.waitFor();
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-start", java), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitStatus.INTERRUPTED;
    }
  }

  /// Prints a line of a child process, and adds its nodes to the signature.
  private void copyLine(String line) {
    context.out().println(line);
    context.out().flush();
    Matcher nodes = NODES.matcher(line);
    if (nodes.matches()) {
      signature += Long.parseLong(nodes.group(1));
    }
  }
}
