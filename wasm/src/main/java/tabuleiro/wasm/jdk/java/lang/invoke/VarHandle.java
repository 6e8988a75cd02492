package tabuleiro.wasm.jdk.java.lang.invoke;

/// Plain access to elements of arrays and of memory. In Java these methods take any arguments; here
/// are those with which the program calls them.
public final class VarHandle {
  public int getAcquire(int[] array, int index) {
    return array[index];
  }

  public int getAndAdd(int[] array, int index, int summand) {
    int old = array[index];
    array[index] = old + summand;
    return old;
  }

  public void setRelease(int[] array, int index, int value) {
    array[index] = value;
  }

  public long getOpaque(java.lang.foreign.MemorySegment segment, long offset) {
    return heap(segment).word(offset);
  }

  public void setOpaque(java.lang.foreign.MemorySegment segment, long offset, long value) {
    heap(segment).setWord(offset, value);
  }

  private static tabuleiro.wasm.jdk.java.lang.foreign.MemorySegment heap(
      java.lang.foreign.MemorySegment segment) {
    return (tabuleiro.wasm.jdk.java.lang.foreign.MemorySegment) (Object) segment;
  }
}
