package tabuleiro.cluster.layer;

import org.apache.spark.Partitioner;

/// Shuffles data to the partition whose number is its key.
final class NumberPartitioner extends Partitioner {
  private static final long serialVersionUID = 1L;

  private final int count;

  NumberPartitioner(int count) {
    this.count = count;
  }

  @Override
  public int numPartitions() {
    return count;
  }

  @Override
  public int getPartition(Object key) {
    return (Integer) key;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NumberPartitioner partitioner && partitioner.count == count;
  }

  @Override
  public int hashCode() {
    return count;
  }
}
