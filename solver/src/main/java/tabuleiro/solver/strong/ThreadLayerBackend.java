package tabuleiro.solver.strong;

import java.io.IOException;

/// Processes layers on threads of this process.
///
/// @param parallelism the number of threads, at least 1
/// @param memoryGibibytes the memory for keys, in GiB
public record ThreadLayerBackend(int parallelism, double memoryGibibytes) implements LayerBackend {
  /// The part of the memory for the keys is 1 / KEY_SHARE: growing an array needs twice its size
  /// for a moment, and the threads have trails and small buffers of their own.
  private static final int KEY_SHARE = 3;

  private static final long GIBIBYTE = 1L << 30;

  private int maxKeys() {
    long keys = (long) (memoryGibibytes * GIBIBYTE) / Long.BYTES / KEY_SHARE / parallelism;
    return (int) Math.min(Integer.MAX_VALUE / 2, keys);
  }

  @Override
  public void expand(LayerJob job, RunSink runs) throws IOException {
    new WorkerPool(parallelism, job)
        .process(() -> new LayerExpansion(job.game(), job.keys(), job.layer(), maxKeys(), runs));
  }

  @Override
  public byte[] value(LayerJob job, SuccessorLayers above) throws IOException {
    byte[] codes = new byte[job.positions()];
    new WorkerPool(parallelism, job)
        .process(() -> new LayerValuation(job.game(), job.layer(), job.keys(), codes, above));
    return codes;
  }

  @Override
  public void close() {
    // The threads end with each job.
  }
}
