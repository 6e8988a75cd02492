package tabuleiro.wasm.jdk.java.util;

/// Only what stands within `java.util.ServiceLoader` and the compiler lacks.
public final class ServiceLoader {
  private ServiceLoader() {}

  /// A service that has been found.
  public interface Provider<S> extends java.util.function.Supplier<S> {
    /// Returns the class of the service.
    Class<? extends S> type();
  }
}
