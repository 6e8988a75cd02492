package tabuleiro.cluster;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.apache.spark.SparkConf;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.cluster.job.SparkConnection;
import tabuleiro.cluster.job.TaskRange;
import tabuleiro.engine.DefaultTimePlayer;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.lab.backend.LabBackend;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.sample.GameSample;
import tabuleiro.lab.report.sample.SampleRunner;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.lab.report.sample.SampledGameText;
import tabuleiro.lab.selfplay.TrainingBlockText;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.rules.Game;
import tabuleiro.solver.puzzle.PuzzleFinder;

/// Plays the games as tasks of Spark.
record SparkBackend(CommandContext context) implements LabBackend {
  /// The number of games in each task of the search for puzzles: most games take milliseconds.
  private static final int PUZZLE_BATCH = 8;

  /// The number of games in each job of the search for puzzles, whose end is not known. A guess:
  /// enough tasks for many machines.
  private static final int PUZZLE_JOB = 1000 * PUZZLE_BATCH;

  @Override
  public void playMatch(
      MatchPlan plan,
      EventTags heading,
      int from,
      StopSignal stop,
      Predicate<FinishedGame> counted) {
    plan.players().stream()
        .filter(player -> isTimed(plan.game(), player))
        .findFirst()
        .ifPresent(this::warnOfClock);
    try (SparkConnection spark = open("arena", plan.game())) {
      MatchTask games = new MatchTask(MatchDescription.of(plan, heading));
      spark.run(
          games,
          new TaskRange(from, plan.games(), 1),
          stop,
          (number, text) -> {
            GameRecord record = GameRecord.parse(text).getFirst().record();
            return counted.test(new FinishedGame(plan.scheduledGame(number), record));
          });
    }
  }

  private SparkConnection open(String command, Game game) {
    return SparkConnection.open(context, command + " " + game.id(), new SparkConf());
  }

  /// Returns whether the clock limits a player: it has a time for each move, or no limit at all and
  /// is not one of those with a limit of their own.
  private static boolean isTimed(Game game, MatchPlayer player) {
    if (!player.limits().equals(MoveLimits.NONE)) {
      return player.limits().isTimed();
    }
    if (player.name().startsWith(PlayerCatalogue.UGI_PREFIX)) {
      return true;
    }
    PlayerCatalogue players = EnginePlayers.withFiles(EnginePlayers.catalogue());
    try (Player created = players.createPlayer(game, player.name())) {
      return created instanceof DefaultTimePlayer;
    }
  }

  private void warnOfClock(MatchPlayer player) {
    context.err().println(context.messages().format("spark-clock", player.label()));
    context.err().flush();
  }

  @Override
  public void playTraining(
      TrainingGames games,
      int from,
      int end,
      StopSignal stop,
      Predicate<List<TrainingGame>> receiver) {
    boolean hasVisits = games.source().hasVisits();
    try (SparkConnection spark = open("datagen", games.game())) {
      spark.run(
          TrainingTask.of(games),
          new TaskRange(from, end, 1),
          stop,
          (_, text) -> receiver.test(TrainingBlockText.parse(games.game(), hasVisits, text)));
    }
  }

  @Override
  public SampleRunner sampleRunner(ReportPlan plan, StopSignal stop) {
    SparkConnection spark = open("report", plan.game());
    ReportDescription report = ReportDescription.of(plan);
    return new SampleRunner() {
      @Override
      public void play(GameSample sample, int from, Consumer<SampledGame> counted) {
        spark.run(
            new SampleTask(report, sample.name()),
            new TaskRange(from, sample.games(), sample.batchSize()),
            stop,
            (number, line) -> {
              counted.accept(SampledGameText.parse(line).replay(sample.start(number)));
              return true;
            });
      }

      @Override
      public void close() {
        stop.request();
        spark.close();
      }
    };
  }

  @Override
  public void findPuzzles(
      PuzzleFinder finder, StopSignal stop, Predicate<Optional<Puzzle>> receiver) {
    PuzzleTask games = PuzzleTask.of(finder);
    boolean[] continues = {true};
    try (SparkConnection spark = open("puzzles", finder.game())) {
      for (int first = 1; continues[0] && !stop.isRequested(); first += PUZZLE_JOB) {
        spark.run(
            games,
            new TaskRange(first, first + PUZZLE_JOB, PUZZLE_BATCH),
            stop,
            (_, result) -> {
              continues[0] = receiver.test(PuzzleTask.parse(result));
              return continues[0];
            });
      }
    }
  }
}
