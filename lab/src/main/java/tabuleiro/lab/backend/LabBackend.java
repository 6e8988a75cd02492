package tabuleiro.lab.backend;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.lab.match.FinishedGame;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.lab.report.sample.SampleRunner;
import tabuleiro.lab.selfplay.TrainingGame;
import tabuleiro.lab.selfplay.TrainingGames;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.EventTags;
import tabuleiro.solver.puzzle.PuzzleFinder;

/// Plays the games of matches, reports, training and puzzles. A game depends on its plan and its
/// number only, so every backend delivers the same games, as long as no player is limited by the
/// clock.
public interface LabBackend {
  /// Plays the games of a match from a number on, until all are played, the receiver wants no more,
  /// or a stop is requested. Returns when no player is thinking any more.
  ///
  /// @param heading tags for the records in addition to those of the match, such as the date
  /// @param from the number of the first game, counted from 0
  /// @param stop ends the match: unfinished games do not count
  /// @param counted receives each game, in order, on this thread, and returns whether to continue
  /// @throws tabuleiro.play.PlayException when a game cannot be played
  void playMatch(
      MatchPlan plan,
      EventTags heading,
      int from,
      StopSignal stop,
      Predicate<FinishedGame> counted);

  /// Plays blocks of training games, until all are played, the receiver wants no more, or a stop is
  /// requested.
  ///
  /// @param from the number of the first block, counted from 0
  /// @param end the number after the last block
  /// @param stop ends the games: an unfinished block does not count
  /// @param receiver receives each block, in order, on this thread, and returns whether to continue
  void playTraining(
      TrainingGames games,
      int from,
      int end,
      StopSignal stop,
      Predicate<List<TrainingGame>> receiver);

  /// Returns what plays the games of a report. The caller closes it.
  ///
  /// @param stop stops the games
  SampleRunner sampleRunner(ReportPlan plan, StopSignal stop);

  /// Searches random games for puzzles, from game 1 on, until the receiver wants no more or a stop
  /// is requested.
  ///
  /// @param stop ends the search: what is found after it does not count
  /// @param receiver receives the puzzle of each game, or empty for a game without one, in order,
  ///   on this thread, and returns whether to continue
  void findPuzzles(PuzzleFinder finder, StopSignal stop, Predicate<Optional<Puzzle>> receiver);
}
