package tabuleiro.wasm.jdk.java.util.concurrent.locks;

/// A lock, which is always free.
public interface Lock {
  void lock();

  void unlock();
}
