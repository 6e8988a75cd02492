package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.weak.Campaign;
import tabuleiro.solver.weak.CampaignFile;
import tabuleiro.solver.weak.CheckpointException;

/// `tabuleiro solve jobs run FILE`: solves a job of a file.
@Command(name = "run", footer = "  tabuleiro solve jobs run talpa-5x5.jobs --number 3")
final class JobsRunCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "jobs-file")
  private Path file = Path.of("");

  @Option(names = "--number", paramLabel = "N", descriptionKey = "jobs-number")
  private Optional<Integer> number = Optional.empty();

  @Mixin private WeakSolveOptions solveOptions = new WeakSolveOptions();

  @Mixin private final SolverBackendOptions backend;

  @Mixin private CertificateOptions certificate = new CertificateOptions();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  /// @param backend the options that say where the work is done
  JobsRunCommand(CommandContext context, SolverBackendOptions backend) {
    this.context = context;
    this.backend = backend;
  }

  @Override
  public Integer call() {
    backend.threads(); // Report errors before the work begins.
    double memory = solveOptions.memory();
    certificate.form();
    Position position = job();
    SolverGame game = SolveCommand.solverGame(position.game());
    certificate.prepare();
    return new WeakSolveTask(
            context, backend, memory, solveOptions.progress(context), certificate, json)
        .solve(game, position);
  }

  private Position job() {
    Campaign campaign = read();
    int last = campaign.jobs().size();
    int chosen = number.orElse(last == 1 ? 1 : 0);
    if (chosen < 1 || chosen > last) {
      throw new UsageException(Message.of("job-no-number", file.toString(), String.valueOf(last)));
    }
    return campaign.jobs().get(chosen - 1);
  }

  private Campaign read() {
    try {
      return CampaignFile.read(file);
    } catch (CheckpointException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }
}
