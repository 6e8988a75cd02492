package tabuleiro.lab.backend;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.external.ExternalEnginePool;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchRunner;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.sample.SampleRunner;
import tabuleiro.lab.report.sample.ThreadSampleRunner;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.lab.tasks.OrderedTasks;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.EventTags;
import tabuleiro.solver.puzzle.PuzzleFinder;

/// Plays the games on threads of this process.
///
/// @param threads the number of games played at the same time, at least 1
public record ThreadBackend(int threads) implements LabBackend {
  @Override
  public void playMatch(
      MatchPlan plan,
      EventTags heading,
      int from,
      StopSignal stop,
      Predicate<FinishedGame> counted) {
    try (ExternalEnginePool engines = new ExternalEnginePool()) {
      PlayerCatalogue players = EnginePlayers.withFiles(EnginePlayers.catalogue(engines));
      new MatchRunner(plan, players, heading, threads, stop).play(from, counted);
    }
  }

  @Override
  public void playTraining(
      TrainingGames games,
      int from,
      int end,
      StopSignal stop,
      Predicate<List<TrainingGame>> receiver) {
    try (OrderedTasks tasks = new OrderedTasks(threads, stop)) {
      tasks.run(from, end, games.generator(stop)::play, receiver);
    }
  }

  @Override
  public SampleRunner sampleRunner(ReportPlan plan, StopSignal stop) {
    return new ThreadSampleRunner(threads, stop);
  }

  @Override
  public void findPuzzles(
      PuzzleFinder finder, StopSignal stop, Predicate<Optional<Puzzle>> receiver) {
    try (OrderedTasks tasks = new OrderedTasks(threads, stop)) {
      tasks.run(
          1,
          Integer.MAX_VALUE,
          game -> Optional.of(finder.find(game, stop::isRequested)),
          found -> !stop.isRequested() && receiver.test(found));
    }
  }
}
