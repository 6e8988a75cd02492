package tabuleiro.wasm.method;

import java.lang.invoke.VarHandle;

/// For `java.lang.invoke.MethodHandles`.
final class MethodHandlesMethods {
  private MethodHandlesMethods() {}

  /// Missing.
  static VarHandle arrayElementVarHandle(Class<?> type) {
    return (VarHandle) (Object) new tabuleiro.wasm.jdk.java.lang.invoke.VarHandle();
  }
}
