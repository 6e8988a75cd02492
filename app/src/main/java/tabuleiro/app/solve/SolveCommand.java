package tabuleiro.app.solve;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.UsageException;
import tabuleiro.app.files.OutputPath;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.strong.StartPositions;
import tabuleiro.terminal.plain.PositionSummary;
import tabuleiro.text.Messages;

/// `tabuleiro solve GAME`: finds perfect play from a position.
@Command(name = "solve", footer = "  tabuleiro solve talpa --variant 4x4")
final class SolveCommand implements Callable<Integer> {
  private static final int MAX_SAMPLES = 10_000_000;

  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private WeakSolveOptions solveOptions = new WeakSolveOptions();

  @Mixin private final SolverBackendOptions backendOptions;

  @Mixin private CertificateOptions certificate = new CertificateOptions();

  @Option(names = "--strong", descriptionKey = "strong")
  private boolean strong;

  @Option(names = "--table", paramLabel = "FILE", descriptionKey = "table")
  private Optional<OutputPath> table = Optional.empty();

  @Option(names = "--verify", paramLabel = "N", descriptionKey = "verify")
  private Optional<Integer> verify = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param backendOptions the options that say where the work is done
  SolveCommand(CommandContext context, SolverBackendOptions backendOptions) {
    this.context = context;
    this.backendOptions = backendOptions;
  }

  @Override
  public Integer call() {
    backendOptions.threads(); // Report errors before the work begins.
    double memory = solveOptions.memory();
    certificate.form();
    if (strong) {
      requireStrongAlone();
      return solveStrongly(memory);
    }
    if (table.isPresent() || verify.isPresent()) {
      String option = table.isPresent() ? "--table" : "--verify";
      throw new UsageException(Message.of("only-with", option, "--strong"));
    }
    Position position = position(context, options);
    SolverGame game = solverGame(position.game());
    certificate.prepare();
    return new WeakSolveTask(
            context, backendOptions, memory, solveOptions.progress(context), certificate, json)
        .solve(game, position);
  }

  /// Checks that no option is given that belongs to the solution of a single position.
  private void requireStrongAlone() {
    Stream.of(
            certificate.isRequested() ? Optional.of("--certificate") : Optional.<String>empty(),
            solveOptions.proven().map(_ -> "--proven"))
        .flatMap(Optional::stream)
        .findFirst()
        .ifPresent(other -> {
          throw new UsageException(Message.of("one-of", "--strong", other));
        });
  }

  /// Returns the solver's form of a game.
  ///
  /// @throws UsageException when there is no solver for it
  static SolverGame solverGame(Game game) {
    return SolverGames.of(game)
        .orElseThrow(() -> new UsageException(Message.of("solve-no-solver", game.id().toString())));
  }

  /// Solves from the given position or seed, or else from all possible starts.
  private int solveStrongly(double memory) {
    verify.ifPresent(count -> OptionValues.requireRange("--verify", count, 1, MAX_SAMPLES));
    boolean isAll = !options.hasPosition() && options.seed().isEmpty();
    SolverGame game = solverGame(options.game(context.messages()));
    List<Position> starts = isAll ? StartPositions.of(game) : List.of(position(context, options));
    long drawn = options.seed().orElse(1L);
    table.ifPresent(file -> file.regularFile("--table"));
    Optional<Path> saved = solveOptions.folder().map(OutputPath::folder);
    return new StrongSolveTask(context, backendOptions, memory, saved, table, verify, drawn, json)
        .solve(game, starts);
  }

  /// Returns the position that the options name.
  ///
  /// @throws UsageException when they name none
  /// @throws CommandException when the game is over there
  static Position position(CommandContext context, GameOptions options) {
    Messages messages = context.messages();
    PlaySession session = PlaySession.of(context, options.seed());
    Position position = options.position(messages, session.seed());
    if (position.outcome().isOver()) {
      Messages game = messages.forGame(position.game().id().game());
      throw new CommandException(
          Message.of("table.over", PositionSummary.formatTurn(position, game)));
    }
    if (!options.hasPosition() && position.game().hasRandomStart()) {
      session.printDrawnSeed();
    }
    return position;
  }

  /// Prints, after an interruption, how to continue.
  ///
  /// @param option the option with which the work continues, if it was saved
  static void printResumeHint(CommandContext context, Optional<String> option) {
    String text =
        option
            .map(kept -> context.messages().format("solve-interrupted", kept))
            .orElseGet(() -> context.messages().format("solve-lost"));
    context.printError(text);
  }
}
