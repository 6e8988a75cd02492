package tabuleiro.wasm.method;

import java.util.stream.Stream;

/// For `java.lang.String`.
final class StringMethods {
  /// Missing.
  Stream<String> lines() {
    return LineSplitter.split((String) (Object) this).stream();
  }

  /// Missing: the lower bytes of the characters.
  void getBytes(int from, int to, byte[] target, int offset) {
    String text = (String) (Object) this;
    for (int i = from; i < to; i++) {
      target[offset + i - from] = (byte) text.charAt(i);
    }
  }
}
