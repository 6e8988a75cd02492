package tabuleiro.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.json.Json;
import tabuleiro.app.json.SolutionJson;
import tabuleiro.engine.endgame.SolverGame;
import tabuleiro.engine.endgame.SolverGames;
import tabuleiro.engine.endgame.SolverLine;
import tabuleiro.engine.endgame.Value;
import tabuleiro.lab.certificate.Certificate;
import tabuleiro.lab.layers.SetUps;
import tabuleiro.lab.solve.CheckpointException;
import tabuleiro.lab.solve.Progress;
import tabuleiro.lab.solve.Strategy;
import tabuleiro.lab.solve.WeakSolver;
import tabuleiro.play.players.Stop;
import tabuleiro.rules.Game;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.PositionText;
import tabuleiro.words.Words;

/// `tabuleiro solve GAME`: perfect play from a position.
@Command(name = "solve")
final class SolveCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 256;
  private static final double LEAST_MEMORY = 0.001;
  private static final double MOST_MEMORY = 4096;
  private static final long GIBIBYTE = 1L << 30;

  /// How long the table may take to be written when somebody interrupts.
  private static final int SAVING_SECONDS = 600;

  private static final long CHECKPOINT_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final Context context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--memory", paramLabel = "GIB", descriptionKey = "solve-memory")
  private double memory = 1;

  @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads")
  private int threads = 1;

  @Option(names = "--checkpoint", paramLabel = "FOLDER", descriptionKey = "checkpoint")
  private Optional<Path> folder = Optional.empty();

  @Mixin private CertificateOptions certificate = new CertificateOptions();
  @Option(names = "--strong", descriptionKey = "strong")
  private boolean strong;

  @Option(names = "--table", paramLabel = "FILE", descriptionKey = "table")
  private Optional<Path> table = Optional.empty();

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
      if (certificate.isWanted()) {
        throw new UsageProblem(Phrase.of("one-of", "--strong", "--certificate"));
      }
      return strongly();
    }
    if (table.isPresent()) {
      throw new UsageProblem(Phrase.of("solve-table-strong"));
    }
    Position position = position();
    SolverGame game = game(position.game());
    try (WeakSolver solver = solver(game, position)) {
      load(solver);
      return solve(solver, game, position);
    }
  }

  private static SolverGame game(Game game) {
    return SolverGames.of(game)
        .orElseThrow(() -> new UsageProblem(Phrase.of("solve-no-solver", game.id().toString())));
  }

  /// Solves from the position, or from all set-ups where neither it nor a seed is given.
  private int strongly() {
    boolean isAll = !options.hasPosition() && options.seed().isEmpty();
    SolverGame game = game(options.game(context.words()));
    List<Position> starts = isAll ? SetUps.of(game) : List.of(position());
    return new StrongSolving(context, threads, memory, folder, table, json).solve(game, starts);
  }

  private WeakSolver solver(SolverGame game, Position position) {
    try {
      return new WeakSolver(game, position, (long) (memory * GIBIBYTE), threads);
    } catch (OutOfMemoryError e) {
      Failure failure = new Failure(Phrase.of("solve-no-memory", String.valueOf(memory)));
      failure.initCause(e);
      throw failure;
    }
  }

  private Position position() {
    Words words = context.words();
    options.game(words); // Whatever is wrong is told before a seed is drawn.
    long seed =
        options.hasPosition()
            ? options.seed().orElse(1L)
            : Session.of(context, options.seed()).seed();
    Position position = options.position(words, seed);
    if (position.outcome().isOver()) {
      Words game = words.forGame(position.game().id().game());
      throw new Failure(Phrase.of("table.over", PositionText.turn(position, game)));
    }
    return position;
  }

  private int solve(WeakSolver solver, SolverGame game, Position position) {
    Stop stop = new Stop();
    Optional<Value> value;
    try (Interruption interruption = new Interruption(stop::request, SAVING_SECONDS)) {
      value = searched(solver, stop);
      if (value.isEmpty() && interruption.hasHappened()) {
        save(solver);
        tellHowToGoOn();
        return Commands.INTERRUPTED;
      }
    }
    print(solver, game, position, value.orElseThrow());
    certificate.write(context, proof(solver, game, position, value.orElseThrow()));
    return 0;
  }

  /// Solves, and writes a checkpoint now and then.
  private Optional<Value> searched(WeakSolver solver, Stop stop) {
    try (ProgressLine line = new ProgressLine(context)) {
      Milestones milestones = new Milestones();
      while (true) {
        long start = System.nanoTime();
        BooleanSupplier rest =
            () ->
                stop.isRequested()
                    || (folder.isPresent() && System.nanoTime() - start > CHECKPOINT_NANOS);
        Optional<Value> value =
            solver.solve(
                rest, progress -> line.show(text(progress), milestones.isNext(progress.millis())));
        if (value.isPresent() || stop.isRequested()) {
          return value;
        }
        save(solver);
      }
    }
  }

  private String text(Progress progress) {
    return context
        .words()
        .say(
            "solve-progress",
            String.valueOf(progress.nodes() / 1_000_000),
            String.valueOf(progress.nodesPerSecond() / 1_000),
            String.valueOf(Math.round(100 * progress.fill())),
            progress.pathText());
  }

  private Optional<Path> file() {
    return folder.map(name -> name.resolve("solve.checkpoint"));
  }

  private void load(WeakSolver solver) {
    Path file = file().orElse(Path.of(""));
    if (folder.isEmpty() || !Files.exists(file)) {
      return;
    }
    try {
      solver.load(file);
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-read", file.toString()), e);
    } catch (CheckpointException e) {
      throw new Failure(e.phrase(), e);
    }
  }

  private void save(WeakSolver solver) {
    if (folder.isEmpty()) {
      return;
    }
    Path file = file().orElseThrow();
    try {
      Files.createDirectories(folder.get());
      solver.save(file);
    } catch (IOException e) {
      throw new Failure(Phrase.of("cannot-write", file.toString()), e);
    }
  }

  private void tellHowToGoOn() {
    String text =
        folder
            .map(name -> context.words().say("solve-interrupted", name.toString()))
            .orElseGet(() -> context.words().say("solve-lost"));
    context.err().println(text);
    context.err().flush();
  }

  private void print(WeakSolver solver, SolverGame game, Position position, Value value) {
    Progress work = solver.progress();
    List<String> line = bestLine(solver.strategy(), game, position);
    String result = result(value, position.sideToMove());
    if (json) {
      context
          .out()
          .println(
              Json.of(
                  new SolutionJson(
                      position.game().id().game(),
                      position.game().id().variant(),
                      position.format(),
                      result,
                      line,
                      work.nodes(),
                      work.millis(),
                      threads)));
    } else {
      context.out().println("value " + result);
      context.out().println("line " + String.join(" ", line));
      context.out().println("nodes " + work.nodes() + " millis " + work.millis());
    }
    context.out().flush();
  }

  /// Returns the texts of a line in which nobody errs.
  private static List<String> bestLine(Strategy strategy, SolverGame game, Position position) {
    List<String> texts = new ArrayList<>();
    Position at = position;
    SolverLine line = game.line(position);
    while (!line.isOver()) {
      int move = strategy.move(line);
      texts.add(at.formatMove(move));
      at = at.playUnchecked(move);
      line.play(move);
    }
    return texts;
  }

  private Certificate proof(WeakSolver solver, SolverGame game, Position position, Value value) {
    return new Certificate(
        game,
        position,
        winner(value, position.sideToMove()),
        solver.strategy(),
        certificate.search());
  }

  private static Optional<Side> winner(Value value, Side toMove) {
    return switch (value) {
      case WIN -> Optional.of(toMove);
      case LOSS -> Optional.of(toMove.other());
      case DRAW, UNKNOWN -> Optional.empty();
    };
  }

  private static String result(Value value, Side toMove) {
    return winner(value, toMove)
        .map(winner -> winner == Side.FIRST ? "first" : "second")
        .orElse("draw");
  /// Returns who wins: `first`, `second` or `draw`.
  static String result(Value value, Side toMove) {
    if (value == Value.DRAW) {
      return "draw";
    }
    Side winner = value == Value.WIN ? toMove : toMove.other();
    return winner == Side.FIRST ? "first" : "second";
  }

  /// Each minute deserves a line of its own.
  private static final class Milestones {
    private long next = TimeUnit.MINUTES.toMillis(1);

    boolean isNext(long millis) {
      boolean isReached = millis >= next;
      while (next <= millis) {
        next += TimeUnit.MINUTES.toMillis(1);
      }
      return isReached;
    }
  }
}
