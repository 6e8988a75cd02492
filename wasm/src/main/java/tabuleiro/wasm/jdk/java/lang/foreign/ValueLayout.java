package tabuleiro.wasm.jdk.java.lang.foreign;

import java.nio.ByteOrder;

/// How values lie in memory: numbers of 8 bytes, the least significant byte first, and bytes.
public interface ValueLayout {
  OfLong JAVA_LONG = new OfLong() {};
  OfLong JAVA_LONG_UNALIGNED = JAVA_LONG;
  OfByte JAVA_BYTE = new OfByte() {};

  /// A number of 8 bytes.
  interface OfLong extends ValueLayout {
    default java.lang.foreign.ValueLayout.OfLong withOrder(ByteOrder order) {
      return (java.lang.foreign.ValueLayout.OfLong) (Object) this;
    }

    default java.lang.invoke.VarHandle varHandle() {
      return (java.lang.invoke.VarHandle)
          (Object) new tabuleiro.wasm.jdk.java.lang.invoke.VarHandle();
    }
  }

  /// A byte.
  interface OfByte extends ValueLayout {}
}
