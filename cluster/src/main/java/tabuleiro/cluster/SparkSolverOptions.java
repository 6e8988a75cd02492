package tabuleiro.cluster;

import java.util.Optional;
import org.apache.spark.SparkConf;
import picocli.CommandLine.Option;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.OptionValues;
import tabuleiro.app.solve.SolverBackendOptions;
import tabuleiro.cluster.job.SparkConnection;
import tabuleiro.cluster.layer.SparkLayerBackend;
import tabuleiro.play.players.StopSignal;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.strong.LayerBackend;
import tabuleiro.solver.strong.ThreadLayerBackend;
import tabuleiro.solver.weak.ProofBackend;

/// A board is solved on Spark; the options of `spark-submit` say where.
final class SparkSolverOptions implements SolverBackendOptions {
  /// The memory of the table of this process, in GiB: it has only the upper part of the tree.
  private static final double DRIVER_GIBIBYTES = 0.25;

  private static final double BYTES = 1L << 30;
  private static final int MEBIBYTES = 1 << 10;
  private static final int MIN_TASK_NODES = 1;
  private static final int MAX_TASK_NODES = 2_000_000_000;

  private final CommandContext context;

  @Option(names = "--task-nodes", paramLabel = "N", descriptionKey = "task-nodes")
  private int taskNodes = 20_000_000;

  SparkSolverOptions(CommandContext context) {
    this.context = context;
  }

  /// Each task searches with one thread; Spark decides how many tasks run at the same time.
  @Override
  public int threads() {
    OptionValues.requireRange("--task-nodes", taskNodes, MIN_TASK_NODES, MAX_TASK_NODES);
    return 1;
  }

  @Override
  public LayerBackend layerBackend(SolverGame game, double memoryGibibytes) {
    return new SparkLayerBackend(
        SparkConnection.open(context, name(game), new SparkConf()),
        new ThreadLayerBackend(1, memoryGibibytes));
  }

  @Override
  public double tableGibibytes(double memoryGibibytes) {
    return Math.min(memoryGibibytes, DRIVER_GIBIBYTES);
  }

  @Override
  public Optional<ProofBackend> proofBackend(
      SolverGame game, double memoryGibibytes, StopSignal stop) {
    int mebibytes = (int) Math.ceil(memoryGibibytes * MEBIBYTES);
    // The table is outside the heap, and Spark's own buffers too.
    SparkConf settings =
        new SparkConf()
            .setIfMissing(
                "spark.executor.extraJavaOptions",
                "-XX:MaxDirectMemorySize=" + (mebibytes + MEBIBYTES) + "m")
            .setIfMissing("spark.executor.memoryOverhead", mebibytes + MEBIBYTES + "m");
    return Optional.of(
        new SparkProofBackend(
            SparkConnection.open(context, name(game), settings),
            (long) (memoryGibibytes * BYTES),
            stop));
  }

  @Override
  public long taskNodes() {
    return taskNodes;
  }

  private static String name(SolverGame game) {
    return "solve " + game.game().id();
  }
}
