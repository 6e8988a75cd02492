package tabuleiro.wasm.jdk.java.util.concurrent;

/// Runs work at once, on the only thread.
public interface ExecutorService extends java.util.concurrent.Executor, AutoCloseable {
  @Override
  void close();
}
