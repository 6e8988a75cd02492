package tabuleiro.wasm.method;

import java.io.IOException;
import java.io.Reader;
import java.util.Properties;

/// For `java.util.Properties`.
final class PropertiesMethods {
  /// Wrong: `load` of a reader cuts characters to 8 bits.
  void load(Reader reader) throws IOException {
    StringBuilder text = new StringBuilder();
    char[] buffer = new char[4096];
    for (int count = reader.read(buffer); count >= 0; count = reader.read(buffer)) {
      text.append(buffer, 0, count);
    }
    new PropertiesText(text.toString()).readInto((Properties) (Object) this);
  }
}
