package tabuleiro.wasm.method;

import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import org.jspecify.annotations.Nullable;
import tabuleiro.wasm.link.ResourcePacks;

/// For `java.lang.Class`. After a cast of `this` the compiler would not know of which classes the
/// names are needed.
abstract class ClassMethods {
  /// Theirs.
  abstract String getName();

  /// Wrong: knows only the resources that are part of the program.
  @Nullable InputStream getResourceAsStream(String name) {
    return ResourcePacks.open(getPackageName(), name);
  }

  /// Missing. The program only asks whether there is a resource; the address cannot be opened.
  @SuppressWarnings("deprecation") // The class library has no other way.
  @Nullable URL getResource(String name) {
    try {
      return getResourceAsStream(name) == null ? null : new URL("https", "resource", name);
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Missing.
  String getPackageName() {
    String name = getName();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}
