package tabuleiro.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tabuleiro.games.Games;
import tabuleiro.rules.Position;
import tabuleiro.rules.analysis.Perft;

/// Perft from the start of each board. The speed in positions per second is the count divided by
/// the time.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PerftBenchmark {
  /// The board, the depth and the count, from the rules pages.
  @Param({
    "niju most 2 19600",
    "jostle 10x10 3 5068",
    "jostle hex 3 74283",
    "morelli 13-adjacent 2 221805",
    "trench classic 4 78372",
    "talpa 8x8 3 1182276"
  })
  String board = "";

  private Position start;
  private int depth;
  private long count;

  /// Finds the board.
  @Setup
  public void setUp() {
    String[] parts = board.split(" ", -1);
    start = Games.find(parts[0]).orElseThrow().game(parts[1]).start(1);
    depth = Integer.parseInt(parts[2]);
    count = Long.parseLong(parts[3]);
  }

  /// Counts, and fails when the count is wrong.
  ///
  /// @return the count
  @Benchmark
  public long perft() {
    long counted = Perft.count(start, depth);
    if (counted != count) {
      throw new AssertionError(board + ": counted " + counted);
    }
    return counted;
  }
}
