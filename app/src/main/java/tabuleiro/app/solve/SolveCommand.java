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
import tabuleiro.app.cli.OutputPath;
import tabuleiro.app.cli.PlaySession;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.strong.StartPositions;
import tabuleiro.solver.weak.SolverProgress;
import tabuleiro.terminal.PositionSummary;
import tabuleiro.text.Messages;

/// `tabuleiro solve GAME`: finds perfect play from a position.
@Command(name = "solve", footer = "  tabuleiro solve talpa --variant 4x4")
public final class SolveCommand implements Callable<Integer> {
  private static final int MAX_SAMPLES = 10_000_000;
  private static final double MIN_MEMORY = 0.001;
  private static final double MAX_MEMORY = 4096;

  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--memory", paramLabel = "GIB", descriptionKey = "solve-memory")
  private double memory = 1;

  @Mixin private final SolverBackendOptions backendOptions;

  @Option(names = "--checkpoint", paramLabel = "FOLDER", descriptionKey = "checkpoint")
  private Optional<OutputPath> folder = Optional.empty();

  @Option(names = "--proven", paramLabel = "FILE", descriptionKey = "proven")
  private Optional<OutputPath> proven = Optional.empty();

  @Mixin private CertificateOptions certificate = new CertificateOptions();

  @Mixin private CampaignOptions campaign = new CampaignOptions();

  @Option(names = "--strong", descriptionKey = "strong")
  private boolean strong;

  @Option(names = "--table", paramLabel = "FILE", descriptionKey = "table")
  private Optional<OutputPath> table = Optional.empty();

  @Option(names = "--verify", paramLabel = "N", descriptionKey = "verify")
  private Optional<Integer> verify = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param backendOptions the options that say where the work is done
  public SolveCommand(CommandContext context, SolverBackendOptions backendOptions) {
    this.context = context;
    this.backendOptions = backendOptions;
  }

  @Override
  public Integer call() {
    backendOptions.threads(); // Report errors before the work begins.
    OptionValues.requireRange("--memory", memory, MIN_MEMORY, MAX_MEMORY);
    certificate.form();
    campaign.require(options);
    if (campaign.isWritten() && certificate.isRequested()) {
      throw new UsageException(Message.of("one-of", "--write-jobs", "--certificate"));
    }
    if (strong) {
      requireStrongAlone();
      return solveStrongly();
    }
    if (table.isPresent() || verify.isPresent()) {
      String option = table.isPresent() ? "--table" : "--verify";
      throw new UsageException(Message.of("only-with", option, "--strong"));
    }
    Position position = campaign.job().orElseGet(this::position);
    SolverGame game = solverGame(position.game());
    certificate.prepare();
    SolverProgress progress =
        new SolverProgress(
            folder.map(OutputPath::folder), proven.map(file -> file.regularFile("--proven")));
    WeakSolveTask task =
        new WeakSolveTask(context, backendOptions, memory, progress, certificate, json);
    return campaign.isWritten() ? task.write(campaign, game, position) : task.solve(game, position);
  }

  /// Checks that no option is given that belongs to the solution of a single position.
  private void requireStrongAlone() {
    Stream.of(
            certificate.isRequested() ? Optional.of("--certificate") : Optional.<String>empty(),
            proven.map(_ -> "--proven"),
            campaign.option())
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
  private int solveStrongly() {
    verify.ifPresent(count -> OptionValues.requireRange("--verify", count, 1, MAX_SAMPLES));
    boolean isAll = !options.hasPosition() && options.seed().isEmpty();
    SolverGame game = solverGame(options.game(context.messages()));
    List<Position> starts = isAll ? StartPositions.of(game) : List.of(position());
    long drawn = options.seed().orElse(1L);
    table.ifPresent(file -> file.regularFile("--table"));
    Optional<Path> saved = folder.map(OutputPath::folder);
    return new StrongSolveTask(context, backendOptions, memory, saved, table, verify, drawn, json)
        .solve(game, starts);
  }

  private Position position() {
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
    context.err().flush();
  }
}
