package tabuleiro.wasm.jdk.java.lang;

/// Only what stands within `java.lang.Thread` and the compiler lacks.
@SuppressWarnings("AvoidCommonTypeNames") // It stands in for that type.
public final class Thread {
  private Thread() {}

  /// Makes threads.
  public interface Builder {
    /// Makes threads of the operating system.
    interface OfPlatform extends Builder {
      java.lang.Thread.Builder.OfPlatform daemon();

      java.lang.Thread.Builder.OfPlatform name(String name);

      java.lang.Thread.Builder.OfPlatform name(String name, long start);

      java.lang.Thread unstarted(Runnable work);

      java.lang.Thread start(Runnable work);

      java.util.concurrent.ThreadFactory factory();
    }
  }
}
