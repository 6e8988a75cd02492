package tabuleiro.wasm.jdk.java.util.concurrent;

/// A counter. Waiting for it would never end, since no other thread counts, so it does not wait.
public final class CountDownLatch {
  private long count;

  public CountDownLatch(int count) {
    this.count = count;
  }

  public void countDown() {
    if (count > 0) {
      count--;
    }
  }

  public long getCount() {
    return count;
  }

  public void await() {
    if (count > 0) {
      throw new IllegalStateException("no other thread counts down");
    }
  }

  /// Returns at once whether the count is zero.
  public boolean await(long time, java.util.concurrent.TimeUnit unit) {
    return count == 0;
  }
}
