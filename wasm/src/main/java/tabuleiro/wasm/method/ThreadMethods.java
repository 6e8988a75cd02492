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

  /// Wrong: waits. Whatever may wait, and all that calls it, is compiled so that it can be
  /// suspended at each call: twice as much code, and slower. There is no thread to wait for.
  void join() {
    // Nothing.
  }

  /// Missing: there is one thread.
  long threadId() {
    return 1;
  }
}
