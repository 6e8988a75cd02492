package tabuleiro.bench;

import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.support.SeededRandom;

/// Complete random games per second, for the six boards.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBenchmark {
  private static final int GAMES = 1000;

  /// The board, with the plies that 1000 random games of seed 1 take.
  @Param({
    "niju most 40000",
    "jostle 10x10 31127",
    "jostle hex 27203",
    "morelli 13 97583",
    "trench classic 44390",
    "talpa 8x8 36831"
  })
  String board = "";

  private Game game;
  private int plies;

  /// Finds the board.
  @Setup
  public void setUp() {
    String[] parts = board.split(" ", -1);
    game = Games.find(parts[0]).orElseThrow().game(parts[1]);
    plies = Integer.parseInt(parts[2]);
  }

  /// Plays the games, and fails when their total length is wrong.
  ///
  /// @return the plies played
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int randomGames() {
    RandomGenerator random = SeededRandom.of(1);
    int played = 0;
    for (int i = 0; i < GAMES; i++) {
      played += Playout.playToEnd(game.start(1).trail(), random);
    }
    if (played != plies) {
      throw new AssertionError(board + ": played " + played + " plies");
    }
    return played;
  }
}
