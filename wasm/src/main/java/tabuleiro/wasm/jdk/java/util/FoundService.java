package tabuleiro.wasm.jdk.java.util;

/// A service that has been found and made.
public final class FoundService implements ServiceLoader.Provider<Object> {
  private final Object service;

  /// @param service the service
  public FoundService(Object service) {
    this.service = service;
  }

  @Override
  public Object get() {
    return service;
  }

  @Override
  public Class<? extends Object> type() {
    return service.getClass();
  }
}
