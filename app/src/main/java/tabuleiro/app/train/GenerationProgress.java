package tabuleiro.app.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.EloText;
import tabuleiro.app.cli.ProgressLine;
import tabuleiro.app.files.SaveWarning;
import tabuleiro.lab.generation.GenerationFolder;
import tabuleiro.lab.generation.GenerationListener;
import tabuleiro.lab.generation.GenerationPlan;
import tabuleiro.lab.match.CrossTable;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.match.HeadToHead;
import tabuleiro.lab.train.NetworkTraining;
import tabuleiro.lab.train.TrainingEpoch;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.terminal.common.RecordFile;

/// Shows the progress of a generation, and keeps the records of its match.
final class GenerationProgress implements GenerationListener, AutoCloseable {
  /// The number of games of a match between two lines where the output is no terminal.
  private static final int MILESTONE = 50;

  private final CommandContext context;
  private final GenerationPlan plan;
  private final GenerationFolder folder;
  private final ProgressLine line;
  private final SaveWarning warning;
  private int number;
  private Optional<LearningCurve> curve = Optional.empty();

  GenerationProgress(CommandContext context, GenerationPlan plan, GenerationFolder folder) {
    this.context = context;
    this.plan = plan;
    this.folder = folder;
    line = new ProgressLine(context);
    warning = new SaveWarning(context);
  }

  /// Names the generation that follows.
  void start(int generation) {
    number = generation;
  }

  @Override
  public void played(int games) {
    show(
        games / (10 * MILESTONE) > (games - 1) / (10 * MILESTONE),
        "train-playing",
        String.valueOf(games),
        String.valueOf(plan.games()));
  }

  @Override
  public void savingGamesFailed(IOException problem) {
    line.close();
    warning.show(folder.path(), problem);
  }

  @Override
  public void read(NetworkTraining training) {
    curve = Optional.of(new LearningCurve(context.messages(), training.lossWithoutNetwork()));
    show(
        true,
        "train-reading",
        String.valueOf(training.games()),
        String.valueOf(training.trainingPositions()));
  }

  @Override
  public void trained(TrainingEpoch epoch) {
    curve.ifPresent(picture -> picture.add(epoch));
    show(
        epoch.number() == plan.training().epochs(),
        "train-epoch",
        String.valueOf(epoch.number()),
        String.valueOf(plan.training().epochs()),
        decimals("%.5f", epoch.training()),
        decimals("%.5f", epoch.validation()));
  }

  @Override
  public void checkpointFailed(IOException problem) {
    line.close();
    warning.show(folder.network(number), problem);
  }

  @Override
  public void matched(FinishedGame game, CrossTable scores) {
    try {
      RecordFile.append(folder.match(number), List.of(game.record()));
    } catch (IOException e) {
      line.close();
      warning.show(folder.match(number), e);
    }
    HeadToHead score = scores.headToHead(0, 1);
    show(
        score.games() % MILESTONE == 0,
        "train-match",
        String.valueOf(score.games()),
        String.valueOf(plan.matchGames()),
        elo(
            score.pairs().pairs() == 0
                ? Optional.empty()
                : Optional.of(EloEstimate.of(score.pairs()))),
        decimals("%.2f", plan.sprt().logLikelihoodRatio(score.pairs())));
  }

  /// Writes the learning curve of the generation beside its network.
  void writeCurve() {
    Path picture = LearningCurve.file(folder.network(number));
    try {
      if (curve.isPresent()) {
        curve.get().write(picture);
      }
    } catch (IOException e) {
      line.close();
      warning.show(picture, e);
    }
  }

  /// Ends the line, so that other text can follow.
  void endLine() {
    line.close();
  }

  /// Returns a difference in strength in words.
  String elo(Optional<EloEstimate> difference) {
    return difference
        .map(new EloText(context.messages())::format)
        .orElseGet(() -> context.messages().format("arena-no-pair"));
  }

  private String decimals(String format, double value) {
    return new EloText(context.messages()).decimal(format, value);
  }

  private void show(boolean isMilestone, String key, Object... arguments) {
    String text = context.messages().format(key, arguments);
    line.show(
        context.messages().format("train-generation", String.valueOf(number), text), isMilestone);
  }

  @Override
  public void close() {
    line.close();
  }
}
