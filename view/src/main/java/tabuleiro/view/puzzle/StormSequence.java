package tabuleiro.view.puzzle;

import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.support.SeededRandom;

/// The puzzles of a run against the clock: each is drawn from the ones of about its rating, and the
/// ratings rise. The same run has the same puzzles at every server.
///
/// @param seed the seed of the run
public record StormSequence(long seed) {
  /// After how many puzzles the hardest are reached. A guess: one in four seconds.
  private static final int LENGTH = 45;

  /// An odd number that spreads the seeds of neighbouring numbers, as that of SplitMix does.
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  /// All puzzles, the easiest first.
  private static final class Sorted {
    static final List<Puzzle> PUZZLES =
        PuzzleStore.boards().stream()
            .flatMap(board -> PuzzleStore.of(board).values().stream())
            .sorted(Comparator.comparingDouble(InitialPuzzleRating::of))
            .toList();
  }

  /// Returns the sequence of a run.
  public static StormSequence of(String run) {
    return new StormSequence(run.hashCode());
  }

  /// Returns a puzzle.
  ///
  /// @param number the number of puzzles before it
  public Puzzle puzzle(int number) {
    List<Puzzle> all = Sorted.PUZZLES;
    int width = all.size() / LENGTH;
    int begin = Math.min(number, LENGTH - 1) * width;
    RandomGenerator random = SeededRandom.of(seed + SPREAD * (number + 1));
    return all.get(begin + SeededRandom.nextBelow(random, width));
  }
}
