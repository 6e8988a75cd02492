package tabuleiro.wasm.method;

import java.net.MalformedURLException;
import java.net.URL;
import org.jspecify.annotations.Nullable;

/// For `java.lang.Class`.
final class ClassMethods {
  /// Missing. The program only asks whether there is a resource; the address cannot be opened.
  @SuppressWarnings("deprecation") // The class library has no other way.
  @Nullable URL getResource(String name) {
    try {
      return ((Class<?>) (Object) this).getResourceAsStream(name) == null
          ? null
          : new URL("https", "resource", name);
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Missing.
  String getPackageName() {
    String name = ((Class<?>) (Object) this).getName();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}
