package tabuleiro.play.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import tabuleiro.rules.GameId;

/// Puzzles of one board and one difficulty to be solved one after another, drawn at random from
/// those of [PuzzleStore].
public final class PuzzleRound {
  /// The most puzzles of a round. A guess: an evening's worth.
  static final int MAX_PUZZLES = 20;

  private PuzzleRound() {}

  /// Returns how many puzzles a board has of each difficulty that it has, the easiest first.
  ///
  /// @param board one of [PuzzleStore#boards()]
  public static SortedMap<Integer, Integer> difficulties(GameId board) {
    SortedMap<Integer, Integer> counts = new TreeMap<>();
    PuzzleStore.of(board)
        .values()
        .forEach(puzzle -> counts.merge(puzzle.difficulty(), 1, Integer::sum));
    return counts;
  }

  /// Returns the puzzles of a round in random order: as many as there are, but at most 20.
  ///
  /// @param board one of [PuzzleStore#boards()]
  /// @param difficulty one of [#difficulties]
  public static List<Puzzle> draw(GameId board, int difficulty, RandomGenerator random) {
    List<Puzzle> puzzles =
        new ArrayList<>(
            PuzzleStore.of(board).values().stream()
                .filter(puzzle -> puzzle.difficulty() == difficulty)
                .toList());
    Collections.shuffle(puzzles, random);
    return List.copyOf(puzzles.subList(0, Math.min(MAX_PUZZLES, puzzles.size())));
  }
}
