package tabuleiro.cluster.layer;

import java.io.IOException;
import tabuleiro.cluster.job.SparkConnection;
import tabuleiro.solver.strong.LayerBackend;
import tabuleiro.solver.strong.LayerJob;
import tabuleiro.solver.strong.SuccessorLayers;

/// Processes layers as jobs of Spark, and small ones here.
public final class SparkLayerBackend implements LayerBackend {
  /// Layers with fewer positions are processed here: that takes less time than the start of a job.
  private static final int MIN_POSITIONS = 1 << 14;

  private final SparkConnection spark;
  private final LayerBackend here;

  /// @param here processes small layers
  public SparkLayerBackend(SparkConnection spark, LayerBackend here) {
    this.spark = spark;
    this.here = here;
  }

  @Override
  public void expand(LayerJob job, RunSink runs) throws IOException {
    if (job.positions() < MIN_POSITIONS) {
      here.expand(job, runs);
    } else {
      SparkExpansion.run(spark, job, runs, share -> show(job, share));
      showEnd(job);
    }
  }

  @Override
  public byte[] value(LayerJob job, SuccessorLayers above) throws IOException {
    if (job.positions() < MIN_POSITIONS) {
      return here.value(job, above);
    }
    byte[] codes = SparkValuation.run(spark, job, above, share -> show(job, share));
    showEnd(job);
    return codes;
  }

  private static void show(LayerJob job, double share) {
    job.progress().accept(Math.min((long) (share * job.positions()), job.positions() - 1));
  }

  private static void showEnd(LayerJob job) {
    if (!job.stop().isRequested()) {
      job.progress().accept(job.positions());
    }
  }

  @Override
  public int parallelism() {
    return spark.parallelism();
  }

  @Override
  public void close() {
    spark.close();
  }
}
