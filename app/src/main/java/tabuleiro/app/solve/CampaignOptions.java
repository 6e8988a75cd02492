package tabuleiro.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.GameOptions;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.cli.OutputPath;
import tabuleiro.app.cli.UsageException;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.weak.Campaign;
import tabuleiro.solver.weak.CampaignFile;
import tabuleiro.solver.weak.CheckpointException;
import tabuleiro.solver.weak.WeakSolver;

/// The options for a position that many people solve together.
final class CampaignOptions {
  private static final int DEFAULT_PLIES = 2;
  private static final int MAX_PLIES = 12;

  @Option(names = "--write-jobs", paramLabel = "FILE", descriptionKey = "write-jobs")
  private Optional<OutputPath> written = Optional.empty();

  @Option(names = "--job-plies", paramLabel = "N", descriptionKey = "job-plies")
  private Optional<Integer> plies = Optional.empty();

  @Option(names = "--job", paramLabel = "FILE", descriptionKey = "job")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--number", paramLabel = "N", descriptionKey = "job-number")
  private Optional<Integer> number = Optional.empty();

  /// Returns one of these options that was given.
  Optional<String> option() {
    return Stream.of(
            written.map(_ -> "--write-jobs"),
            plies.map(_ -> "--job-plies"),
            file.map(_ -> "--job"),
            number.map(_ -> "--number"))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// Checks that the options agree with each other and with those that name a game.
  ///
  /// @throws UsageException when they do not
  void require(GameOptions game) {
    if (written.isPresent() && file.isPresent()) {
      throw new UsageException(Message.of("one-of", "--write-jobs", "--job"));
    }
    if (plies.isPresent() && written.isEmpty()) {
      throw new UsageException(Message.of("only-with", "--job-plies", "--write-jobs"));
    }
    if (number.isPresent() && file.isEmpty()) {
      throw new UsageException(Message.of("only-with", "--number", "--job"));
    }
    if (file.isPresent() && (game.family().isPresent() || game.hasVariantOrPosition())) {
      throw new UsageException(Message.of("job-alone", file.get().toString()));
    }
    plies.ifPresent(count -> OptionValues.requireRange("--job-plies", count, 1, MAX_PLIES));
  }

  /// Returns whether the jobs are to be written instead of a search.
  boolean isWritten() {
    return written.isPresent();
  }

  /// Returns the position of the job that was named, or empty when none was.
  ///
  /// @throws UsageException when the file has no job of that number
  /// @throws CommandException when the file cannot be read, or is not a file of jobs
  Optional<Position> job() {
    return file.map(CampaignOptions::read)
        .map(campaign -> {
          int last = campaign.jobs().size();
          int chosen = number.orElse(last == 1 ? 1 : 0);
          if (chosen < 1 || chosen > last) {
            throw new UsageException(
                Message.of("job-no-number", file.orElseThrow().toString(), String.valueOf(last)));
          }
          return campaign.jobs().get(chosen - 1);
        });
  }

  private static Campaign read(Path file) {
    try {
      return CampaignFile.read(file);
    } catch (CheckpointException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-read", file.toString()), e);
    }
  }

  /// Writes the jobs of a position, and says how many there are.
  ///
  /// @param solver the solver of the position, with what is proven already
  /// @throws CommandException when the file cannot be written, or nothing is open
  void write(CommandContext context, SolverGame game, Position position, WeakSolver solver) {
    OutputPath target = written.orElseThrow();
    Campaign campaign =
        Campaign.of(game, position, solver, plies.orElse(DEFAULT_PLIES))
            .orElseThrow(() -> new CommandException(Message.of("jobs-none")));
    target.write(context, CampaignFile.format(campaign));
    String count = String.valueOf(campaign.jobs().size());
    context.printError(context.messages().format("jobs-written", target.toString(), count));
    context.err().flush();
  }
}
