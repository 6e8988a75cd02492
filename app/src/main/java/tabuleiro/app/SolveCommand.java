package tabuleiro.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.strong.SetUps;
import tabuleiro.terminal.PositionText;
import tabuleiro.text.Messages;

/// `tabuleiro solve GAME`: perfect play from a position.
@Command(name = "solve")
final class SolveCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 256;
  private static final int MOST_SAMPLES = 10_000_000;
  private static final double LEAST_MEMORY = 0.001;
  private static final double MOST_MEMORY = 4096;

  private final Context context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--memory", paramLabel = "GIB", descriptionKey = "solve-memory")
  private double memory = 1;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private int threads = 1;

  @Option(names = "--checkpoint", paramLabel = "FOLDER", descriptionKey = "checkpoint")
  private Optional<Path> folder = Optional.empty();

  @Option(names = "--proven", paramLabel = "FILE", descriptionKey = "proven")
  private Optional<Path> proven = Optional.empty();

  @Mixin private CertificateOptions certificate = new CertificateOptions();

  @Option(names = "--strong", descriptionKey = "strong")
  private boolean strong;

  @Option(names = "--table", paramLabel = "FILE", descriptionKey = "table")
  private Optional<Path> table = Optional.empty();

  @Option(names = "--verify", paramLabel = "N", descriptionKey = "verify")
  private Optional<Integer> verify = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  SolveCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    LimitOptions.requireRange(threads, MOST_THREADS);
    if (!(memory >= LEAST_MEMORY && memory <= MOST_MEMORY)) {
      throw new UsageProblem(
          Phrase.of(
              "out-of-range",
              String.valueOf(memory),
              String.valueOf(LEAST_MEMORY),
              String.valueOf(MOST_MEMORY)));
    }
    certificate.search();
    if (strong) {
      if (certificate.isWanted() || proven.isPresent()) {
        String other = certificate.isWanted() ? "--certificate" : "--proven";
        throw new UsageProblem(Phrase.of("one-of", "--strong", other));
      }
      return strongly();
    }
    if (table.isPresent() || verify.isPresent()) {
      String option = table.isPresent() ? "--table" : "--verify";
      throw new UsageProblem(Phrase.of("solve-needs-strong", option));
    }
    Position position = position();
    SolverGame game = game(position.game());
    return new WeakSolving(
            context, threads, memory, new KeptWork(folder, proven), certificate, json)
        .solve(game, position);
  }

  private static SolverGame game(Game game) {
    return SolverGames.of(game)
        .orElseThrow(() -> new UsageProblem(Phrase.of("solve-no-solver", game.id().toString())));
  }

  /// Solves from the position, or from all set-ups where neither it nor a seed is given.
  private int strongly() {
    verify.ifPresent(count -> LimitOptions.requireRange(count, MOST_SAMPLES));
    boolean isAll = !options.hasPosition() && options.seed().isEmpty();
    SolverGame game = game(options.game(context.words()));
    List<Position> starts = isAll ? SetUps.of(game) : List.of(position());
    long drawn = options.seed().orElse(1L);
    return new StrongSolving(context, threads, memory, folder, table, verify, drawn, json)
        .solve(game, starts);
  }

  private Position position() {
    Messages words = context.words();
    options.game(words); // Whatever is wrong is told before a seed is drawn.
    long seed =
        options.hasPosition()
            ? options.seed().orElse(1L)
            : Session.of(context, options.seed()).seed();
    Position position = options.position(words, seed);
    if (position.outcome().isOver()) {
      Messages game = words.forGame(position.game().id().game());
      throw new Failure(Phrase.of("table.over", PositionText.turn(position, game)));
    }
    return position;
  }

  /// Says after an interruption how the work goes on.
  ///
  /// @param option with which it does so, if the work was kept
  static void tellHowToGoOn(Context context, Optional<String> option) {
    String text =
        option
            .map(kept -> context.words().say("solve-interrupted", kept))
            .orElseGet(() -> context.words().say("solve-lost"));
    context.err().println(text);
    context.err().flush();
  }
}
