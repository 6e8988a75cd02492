package tabuleiro.wasm.jdk.java.lang.foreign;

import java.nio.ByteBuffer;

/// Memory on the heap: words of 8 bytes, or bytes. A method that one of them lacks throws
/// [UnsupportedOperationException].
public interface MemorySegment {
  static MemorySegment ofArray(byte[] bytes) {
    return new HeapBytes(bytes, 0, bytes.length);
  }

  /// Returns new memory of words.
  ///
  /// @param bytes its size
  static MemorySegment ofWords(long bytes) {
    return new HeapWords(new long[Math.toIntExact(bytes >>> 3)]);
  }

  static void copy(
      java.lang.foreign.MemorySegment from,
      long fromOffset,
      java.lang.foreign.MemorySegment to,
      long toOffset,
      long bytes) {
    HeapBytes source = (HeapBytes) (Object) from;
    source.copyTo((int) fromOffset, (HeapBytes) (Object) to, (int) toOffset, (int) bytes);
  }

  /// Returns the number of 8 bytes at an offset in bytes.
  long word(long offset);

  /// Sets the number of 8 bytes at an offset in bytes.
  void setWord(long offset, long value);

  long byteSize();

  default void set(java.lang.foreign.ValueLayout.OfLong layout, long offset, long value) {
    setWord(offset, value);
  }

  default byte get(java.lang.foreign.ValueLayout.OfByte layout, long offset) {
    throw new UnsupportedOperationException();
  }

  default long get(java.lang.foreign.ValueLayout.OfLong layout, long offset) {
    return word(offset);
  }

  default long getAtIndex(java.lang.foreign.ValueLayout.OfLong layout, long index) {
    return word(index << 3);
  }

  default java.lang.foreign.MemorySegment asSlice(long offset, long length) {
    throw new UnsupportedOperationException();
  }

  default java.lang.foreign.MemorySegment asSlice(long offset) {
    return asSlice(offset, byteSize() - offset);
  }

  default ByteBuffer asByteBuffer() {
    throw new UnsupportedOperationException();
  }

  default byte[] toArray(java.lang.foreign.ValueLayout.OfByte layout) {
    throw new UnsupportedOperationException();
  }
}
