package tabuleiro.wasm.jdk.java.util.concurrent.locks;

/// A pair of locks, which are always free.
public final class ReentrantReadWriteLock implements ReadWriteLock {
  private final Object lock = new ReentrantLock();

  @Override
  public java.util.concurrent.locks.Lock readLock() {
    return (java.util.concurrent.locks.Lock) lock;
  }

  @Override
  public java.util.concurrent.locks.Lock writeLock() {
    return (java.util.concurrent.locks.Lock) lock;
  }
}
