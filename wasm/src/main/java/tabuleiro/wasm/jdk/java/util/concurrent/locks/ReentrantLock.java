package tabuleiro.wasm.jdk.java.util.concurrent.locks;

/// A lock, which is always free.
public final class ReentrantLock implements Lock {
  @Override
  public void lock() {
    // The only thread may always go on.
  }

  @Override
  public void unlock() {
    // No thread waits.
  }
}
