package tabuleiro.wasm.jdk.java.lang.foreign;

/// Memory of words of 8 bytes, at offsets that are multiples of 8.
final class HeapWords implements MemorySegment {
  private final long[] words;

  HeapWords(long[] words) {
    this.words = words;
  }

  @Override
  public long word(long offset) {
    return words[(int) (offset >>> 3)];
  }

  @Override
  public void setWord(long offset, long value) {
    words[(int) (offset >>> 3)] = value;
  }

  @Override
  public long byteSize() {
    return 8L * words.length;
  }
}
