package tabuleiro.cluster.layer;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Keys as bytes, as they are in a file of keys and on their way between machines.
final class KeyBytes {
  private KeyBytes() {}

  /// Returns the bytes of the keys from index `from` (inclusive) to `end` (exclusive).
  static byte[] of(long[] keys, int from, int end) {
    ByteBuffer bytes =
        ByteBuffer.allocate((end - from) * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asLongBuffer().put(keys, from, end - from);
    return bytes.array();
  }

  /// Returns the keys that some bytes stand for.
  static long[] keys(byte[] bytes) {
    long[] keys = new long[bytes.length / Long.BYTES];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(keys);
    return keys;
  }

  /// Returns a copy of a part of a layer's keys or codes.
  ///
  /// @param bytes the number of bytes of an element
  static byte[] copy(MemorySegment all, int from, int end, int bytes) {
    return all.asSlice((long) from * bytes, (long) (end - from) * bytes)
        .toArray(ValueLayout.JAVA_BYTE);
  }
}
