package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.EloText;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.generation.Generation;
import tabuleiro.lab.generation.GenerationFolder;
import tabuleiro.lab.generation.GenerationPlan;
import tabuleiro.lab.generation.GenerationRunner;
import tabuleiro.play.PlayException;
import tabuleiro.play.file.AtomicFile;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Message;

/// Trains a network in generations, or goes on with those of a folder.
final class GenerationsTask {
  private final CommandContext context;
  private final GenerationPlan plan;
  private final GenerationFolder folder;
  private final LabBackend backend;

  /// @param backend plays the games
  GenerationsTask(
      CommandContext context, GenerationPlan plan, GenerationFolder folder, LabBackend backend) {
    this.context = context;
    this.plan = plan;
    this.folder = folder;
    this.backend = backend;
  }

  /// Returns the exit status.
  ///
  /// @param generations how many there are to be in the folder at the end
  /// @param time for those of this run; empty for no limit
  int run(int generations, Optional<Duration> time) {
    try (GenerationProgress progress = new GenerationProgress(context, plan, folder)) {
      Files.createDirectories(folder.path());
      GenerationLog log = new GenerationLog(folder.log());
      GenerationRunner runner = new GenerationRunner(plan, folder, backend, progress);
      try (GracefulShutdown interruption = new GracefulShutdown(runner::stop)) {
        long start = System.nanoTime();
        while (log.size() < generations) {
          int left = generations - log.size();
          Optional<Duration> share =
              time.map(all -> all.minusNanos(System.nanoTime() - start).dividedBy(left));
          progress.start(log.size() + 1);
          Optional<Generation> made =
              runner.run(log.size() + 1, log.best().map(folder::network), share);
          if (made.isEmpty()) {
            progress.endLine();
            context.printError(context.messages().format("train-stopped"));
            return ExitStatus.INTERRUPTED;
          }
          progress.writeCurve();
          log.add(made.get());
          progress.endLine();
          keepBest(made.get());
          print(made.get(), progress);
        }
        printBest(log);
        return interruption.isRequested() ? ExitStatus.INTERRUPTED : 0;
      }
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    } catch (IOException e) {
      throw new CommandException(Message.of("cannot-write", folder.path().toString()), e);
    }
  }

  private void keepBest(Generation generation) throws IOException {
    if (generation.isPromoted()) {
      AtomicFile.write(folder.best(), Files.readAllBytes(folder.network(generation.number())));
    }
  }

  private void print(Generation generation, GenerationProgress progress) {
    EloText numbers = new EloText(context.messages());
    say(
        "train-row",
        String.valueOf(generation.number()),
        String.valueOf(generation.games()),
        String.valueOf(generation.positions()),
        numbers.decimal("%.5f", generation.loss()),
        numbers.decimal("%.5f", generation.lossWithoutNetwork()),
        progress.elo(generation.difference()),
        context.messages().format(generation.isPromoted() ? "train-promoted" : "train-rejected"));
  }

  private void printBest(GenerationLog log) {
    if (log.best().isEmpty()) {
      say("train-none");
      return;
    }
    Path best = folder.best();
    say("train-best", best.toString(), watchCommand(best));
  }

  private String watchCommand(Path network) {
    String player = PlayerCatalogue.NETWORK_PREFIX + network;
    return "tabuleiro watch %s --first %s --second network:none --movetime 500"
        .formatted(plan.game().id().game(), player);
  }

  private void say(String key, Object... arguments) {
    context.out().println(context.messages().format(key, arguments));
    context.out().flush();
  }
}
