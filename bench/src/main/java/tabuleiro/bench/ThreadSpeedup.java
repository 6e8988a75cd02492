package tabuleiro.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// Compares the time of two threads with that of one, for a search to the same depth or, in a tree
/// search, with the same number of nodes. They take turns on each position, with an empty table.
/// The result is meaningless while another program is busy.
public final class ThreadSpeedup {
  private static final int POSITIONS = 16;
  private static final int PLIES = 8;
  private static final int ROUNDS = 2;
  private static final int MEBIBYTES = 256;

  /// The approximate time of one thread, in milliseconds; the depth that it reaches is the depth to
  /// measure.
  private static final int MILLIS = 1500;

  /// The nodes of a tree search that takes about as long.
  private static final int NODES = 150_000;

  private ThreadSpeedup() {}

  /// Prints the time of one thread, that of two, and their ratio, for each position and for all.
  ///
  /// @param arguments the game and the variant
  public static void main(String[] arguments) {
    Game game = Games.find(arguments[0]).orElseThrow().game(arguments[1]);
    // The first positions warm up the compiler and do not count.
    positions(game, -2, 0).forEach(ThreadSpeedup::compare);
    List<double[]> times =
        positions(game, 0, POSITIONS).stream().map(ThreadSpeedup::compare).toList();
    double one = times.stream().mapToDouble(time -> time[0]).sum();
    double two = times.stream().mapToDouble(time -> time[1]).sum();
    double logarithm =
        times.stream().mapToDouble(time -> Math.log(time[1] / time[0])).average().orElseThrow();
    System.out.printf(
        Locale.ROOT,
        "%d positions: %.1f s, %.1f s, ratio %.3f, geometric mean of the ratios %.3f%n",
        times.size(),
        one,
        two,
        two / one,
        Math.exp(logarithm));
  }

  private static List<Position> positions(Game game, int from, int to) {
    List<Position> positions = new ArrayList<>();
    for (int seed = from; seed < to; seed++) {
      Position position = EngineMeasurement.afterRandomMoves(game.start(seed), PLIES, 900 + seed);
      if (!position.outcome().isOver()) {
        positions.add(position);
      }
    }
    return positions;
  }

  /// Returns the seconds that one thread and two threads have taken.
  private static double[] compare(Position position) {
    MoveLimits limits = limits(position);
    double[] seconds = new double[2];
    long[] nodes = new long[2];
    for (int round = 0; round < ROUNDS; round++) {
      for (int threads = 1; threads <= 2; threads++) {
        long start = System.nanoTime();
        nodes[threads - 1] +=
            EngineMeasurement.search(position, limits, MEBIBYTES, threads).nodes();
        seconds[threads - 1] += (System.nanoTime() - start) / 1e9;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%.2f s, %.2f s, ratio %.3f, nodes %d and %d%n",
        seconds[0],
        seconds[1],
        seconds[1] / seconds[0],
        nodes[0],
        nodes[1]);
    return seconds;
  }

  private static MoveLimits limits(Position position) {
    if (EvaluatorFactories.of(position.game().id().game()).searchMethod()
        != SearchMethod.PRINCIPAL_VARIATION) {
      return MoveLimits.ofNodes(NODES);
    }
    SearchInfo reached =
        EngineMeasurement.search(position, MoveLimits.ofMillis(MILLIS), MEBIBYTES, 1);
    return MoveLimits.ofDepth(reached.depth());
  }
}
