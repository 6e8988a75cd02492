package tabuleiro.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import tabuleiro.cluster.job.NumberedTask;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.GameId;
import tabuleiro.solver.puzzle.PuzzleFinder;

/// Random games that are searched for puzzles; the results are the records of the puzzles, or an
/// empty text for a game without one.
record PuzzleTask(String family, String variant, long seed) implements NumberedTask {
  static PuzzleTask of(PuzzleFinder finder) {
    GameId id = finder.game().id();
    return new PuzzleTask(id.game(), id.variant(), finder.seed());
  }

  @Override
  public List<String> run(int first, int end) {
    PuzzleFinder finder = new PuzzleFinder(Games.find(family).orElseThrow().game(variant), seed);
    TaskContext context = TaskContext.get();
    List<String> puzzles = new ArrayList<>();
    for (int number = first; number < end; number++) {
      Optional<Puzzle> found = finder.find(number, context::isInterrupted);
      puzzles.add(found.map(puzzle -> puzzle.toRecord().format()).orElse(""));
    }
    return puzzles;
  }

  /// Returns the puzzle of a result.
  static Optional<Puzzle> parse(String result) {
    return GameRecord.parse(result).stream()
        .map(record -> Puzzle.of(Replay.of(record, 1, Games.families())))
        .findFirst();
  }
}
