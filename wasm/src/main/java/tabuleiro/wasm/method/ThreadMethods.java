package tabuleiro.wasm.method;

import tabuleiro.wasm.jdk.java.lang.NoThreads;

/// For `java.lang.Thread`.
final class ThreadMethods {
  /// Missing.
  static Thread.Builder.OfPlatform ofPlatform() {
    return (Thread.Builder.OfPlatform) (Object) new NoThreads();
  }

  /// Missing.
  boolean isVirtual() {
    return false;
  }

  /// Missing: there is one thread.
  long threadId() {
    return 1;
  }
}
