package tabuleiro.wasm.jdk.java.util.concurrent;

/// Makes services that run work at once, on the only thread.
public final class Executors {
  private Executors() {}

  /// Returns a service that runs work at once.
  ///
  /// @param factory is not used
  public static java.util.concurrent.ExecutorService newThreadPerTaskExecutor(
      java.util.concurrent.ThreadFactory factory) {
    return (java.util.concurrent.ExecutorService) (Object) new Direct();
  }

  private static final class Direct implements ExecutorService {
    @Override
    public void execute(Runnable work) {
      work.run();
    }

    @Override
    public void close() {
      // Nothing is waiting.
    }
  }
}
