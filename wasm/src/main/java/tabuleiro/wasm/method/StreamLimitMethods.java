package tabuleiro.wasm.method;

/// For the class of the compiler's class library that limits streams.
final class StreamLimitMethods {
  /// Wrong: a list of at most a billion elements is made as an array of a billion.
  int estimateSize() {
    return -1; // Unknown.
  }
}
