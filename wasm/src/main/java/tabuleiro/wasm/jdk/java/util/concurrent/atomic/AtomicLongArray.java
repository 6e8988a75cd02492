package tabuleiro.wasm.jdk.java.util.concurrent.atomic;

/// An array of numbers.
public final class AtomicLongArray {
  private final long[] values;

  public AtomicLongArray(int length) {
    this.values = new long[length];
  }

  public long getOpaque(int index) {
    return values[index];
  }

  public void setOpaque(int index, long value) {
    values[index] = value;
  }
}
