package tabuleiro.wasm.jdk.java.lang.foreign;

/// Allocates memory, which the garbage collector frees.
public interface Arena extends AutoCloseable {
  static Arena ofShared() {
    return new Arena() {};
  }

  static Arena ofAuto() {
    return new Arena() {};
  }

  default java.lang.foreign.MemorySegment allocate(long bytes, long alignment) {
    return (java.lang.foreign.MemorySegment) (Object) MemorySegment.ofWords(bytes);
  }

  @Override
  default void close() {
    // The garbage collector frees the memory.
  }
}
