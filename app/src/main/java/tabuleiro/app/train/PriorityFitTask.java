package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.app.cli.ExitStatus;
import tabuleiro.app.cli.GracefulShutdown;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.files.OutputPath;
import tabuleiro.app.json.FitJson;
import tabuleiro.app.json.JsonOutput;
import tabuleiro.engine.PriorityPlayers;
import tabuleiro.engine.evaluation.PriorityModel;
import tabuleiro.lab.fit.FittedWeights.Losses;
import tabuleiro.lab.priorities.PriorityFit;
import tabuleiro.lab.priorities.PriorityFit.Epoch;
import tabuleiro.lab.priorities.VisitPositions;
import tabuleiro.play.PlayException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;

/// `tabuleiro train fit GAME --visits FILE`: fits the weights of move priorities to searches.
///
/// @param heldOut the percentage of games that are held out
/// @param seed selects these games
/// @param json whether to print an object in place of the text
record PriorityFitTask(CommandContext context, Game game, int heldOut, long seed, boolean json) {
  /// Fits the weights.
  ///
  /// @param files with games and the visits of moves
  /// @param out the file for the weights, if one is wanted
  /// @return the exit status
  int run(List<Path> files, Optional<OutputPath> out) {
    StopSignal reading = new StopSignal();
    StopSignal fitting = new StopSignal();
    Runnable stop =
        () -> {
          reading.request();
          fitting.request();
        };
    try (GracefulShutdown interruption = new GracefulShutdown(stop)) {
      PriorityModel model = PriorityPlayers.model(game);
      VisitPositions positions = read(model, files, reading);
      if (interruption.isRequested()) {
        return interrupted();
      }
      if (positions.trainingSize() == 0 || positions.heldOutSize() == 0) {
        throw new CommandException(Message.of("fit-few-visits", String.valueOf(positions.games())));
      }
      PriorityFit fit = new PriorityFit(model, positions, seed);
      Optional<Epoch> last = fit(fit, fitting);
      if (interruption.isRequested()) {
        return interrupted();
      }
      write(fit, last.orElseThrow(), out);
      return 0;
    } catch (PlayException e) {
      throw new CommandException(e.problem(), e);
    }
  }

  private int interrupted() {
    context.printError(context.messages().format("fit-interrupted"));
    return ExitStatus.INTERRUPTED;
  }

  private VisitPositions read(PriorityModel model, List<Path> files, StopSignal stop) {
    VisitPositions positions = new VisitPositions(game, model);
    for (Path file : files) {
      try {
        positions.read(file);
      } catch (IOException e) {
        throw new CommandException(Message.of("cannot-read", file.toString()), e);
      }
    }
    String all = String.valueOf(positions.games());
    int tenth = Math.max(1, positions.games() / 10);
    try (ProgressLine progress = new ProgressLine(context)) {
      positions.divide(
          heldOut,
          seed,
          Runtime.getRuntime().availableProcessors(),
          stop,
          done ->
              progress.show(
                  context.messages().format("fit-analysed", String.valueOf(done), all),
                  done % tenth == 0));
    }
    return positions;
  }

  private Optional<Epoch> fit(PriorityFit fit, StopSignal stop) {
    Epoch[] last = new Epoch[1];
    try (ProgressLine progress = new ProgressLine(context)) {
      fit.run(
          stop,
          epoch -> {
            last[0] = epoch;
            progress.show(
                context
                    .messages()
                    .format(
                        "train-epoch",
                        String.valueOf(epoch.number()),
                        String.valueOf(PriorityFit.EPOCHS),
                        FittedFile.decimals(context, epoch.losses().training()),
                        FittedFile.decimals(context, epoch.losses().heldOut())),
                true);
          });
    }
    return Optional.ofNullable(last[0]);
  }

  private void write(PriorityFit fit, Epoch last, Optional<OutputPath> out) {
    Losses before = fit.losses(fit.model().weights());
    String text = fit.format(game.id().toString(), before, last);
    if (json) {
      context.out().println(JsonOutput.format(FitJson.of(game.id().game(), fit, before, last)));
    } else {
      context.out().print(text);
    }
    context.out().flush();
    FittedFile.write(context, out, text, before, last.losses());
  }
}
