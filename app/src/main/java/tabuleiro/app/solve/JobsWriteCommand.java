package tabuleiro.app.solve;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.files.OutputPath;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.weak.Campaign;
import tabuleiro.solver.weak.CampaignFile;
import tabuleiro.solver.weak.CheckpointException;
import tabuleiro.solver.weak.SolverProgress;
import tabuleiro.solver.weak.WeakSolver;

/// `tabuleiro solve jobs write GAME`: what is open in the proof of a position, as jobs for several
/// people.
@Command(
    name = "write",
    footer = "  tabuleiro solve jobs write talpa --variant 5x5 --out talpa-5x5.jobs")
final class JobsWriteCommand implements Callable<Integer> {
  private static final int MAX_PLIES = 12;

  private final CommandContext context;

  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--out", paramLabel = "FILE", required = true, descriptionKey = "jobs-out")
  private OutputPath out = new OutputPath(Path.of(""));

  @Option(names = "--plies", paramLabel = "N", descriptionKey = "jobs-plies")
  private int plies = 2;

  @Mixin private WeakSolveOptions solveOptions = new WeakSolveOptions();

  /// Where the work would be done: here it says only how much memory a table has.
  private final SolverBackendOptions backend;

  JobsWriteCommand(CommandContext context, SolverBackendOptions backend) {
    this.context = context;
    this.backend = backend;
  }

  /// Writes what the progress leaves open, without a search.
  @Override
  public Integer call() {
    double memory = solveOptions.memory();
    OptionValues.requireRange("--plies", plies, 1, MAX_PLIES);
    Position position = SolveCommand.position(context, options);
    SolverGame game = SolveCommand.solverGame(position.game());
    SolverProgress progress = solveOptions.progress(context);
    try (WeakSolver solver = WeakSolveTask.solver(game, position, backend, memory)) {
      progress.load(solver);
      write(game, position, solver);
      progress.save(solver); // The file to which the results of the jobs are added.
      return 0;
    } catch (CheckpointException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  private void write(SolverGame game, Position position, WeakSolver solver) {
    Campaign campaign =
        Campaign.of(game, position, solver, plies)
            .orElseThrow(() -> new CommandException(Message.of("jobs-none")));
    out.write(context, CampaignFile.format(campaign));
    String count = String.valueOf(campaign.jobs().size());
    context.printError(context.messages().format("jobs-written", out.toString(), count));
  }
}
