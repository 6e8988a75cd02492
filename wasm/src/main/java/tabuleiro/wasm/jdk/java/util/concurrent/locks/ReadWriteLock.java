package tabuleiro.wasm.jdk.java.util.concurrent.locks;

/// A pair of locks, which are always free.
public interface ReadWriteLock {
  java.util.concurrent.locks.Lock readLock();

  java.util.concurrent.locks.Lock writeLock();
}
