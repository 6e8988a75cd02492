package tabuleiro.wasm.jdk.java.lang.foreign;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;

/// A part of an array of bytes as memory.
final class HeapBytes implements MemorySegment {
  private final byte[] bytes;
  private final int from;
  private final int length;

  HeapBytes(byte[] bytes, int from, int length) {
    this.bytes = bytes;
    this.from = from;
    this.length = length;
  }

  void copyTo(int offset, HeapBytes other, int otherOffset, int count) {
    System.arraycopy(bytes, from + offset, other.bytes, other.from + otherOffset, count);
  }

  @Override
  public long word(long offset) {
    long word = 0;
    for (int i = 7; i >= 0; i--) {
      word = (word << 8) | (bytes[from + (int) offset + i] & 0xff);
    }
    return word;
  }

  @Override
  public void setWord(long offset, long value) {
    for (int i = 0; i < 8; i++) {
      bytes[from + (int) offset + i] = (byte) (value >>> (8 * i));
    }
  }

  @Override
  public long byteSize() {
    return length;
  }

  @Override
  public byte get(java.lang.foreign.ValueLayout.OfByte layout, long offset) {
    return bytes[from + (int) offset];
  }

  @Override
  public java.lang.foreign.MemorySegment asSlice(long offset, long size) {
    Objects.checkFromIndexSize(offset, size, length);
    return (java.lang.foreign.MemorySegment)
        (Object) new HeapBytes(bytes, from + (int) offset, (int) size);
  }

  @Override
  public byte[] toArray(java.lang.foreign.ValueLayout.OfByte layout) {
    return Arrays.copyOfRange(bytes, from, from + length);
  }

  @Override
  public ByteBuffer asByteBuffer() {
    return ByteBuffer.wrap(bytes, from, length);
  }
}
