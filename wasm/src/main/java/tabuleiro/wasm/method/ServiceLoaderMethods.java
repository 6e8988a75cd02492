package tabuleiro.wasm.method;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import tabuleiro.wasm.jdk.java.util.FoundService;

/// For `java.util.ServiceLoader`.
final class ServiceLoaderMethods {
  /// Missing.
  @SuppressWarnings("unchecked") // The services are what the loader looks for.
  Stream<ServiceLoader.Provider<Object>> stream() {
    List<ServiceLoader.Provider<Object>> found = new ArrayList<>();
    for (Object service : (ServiceLoader<?>) (Object) this) {
      found.add((ServiceLoader.Provider<Object>) (Object) new FoundService(service));
    }
    return found.stream();
  }
}
