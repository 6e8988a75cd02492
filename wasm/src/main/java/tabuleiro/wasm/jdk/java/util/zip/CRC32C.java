package tabuleiro.wasm.jdk.java.util.zip;

import java.nio.ByteBuffer;
import java.util.zip.Checksum;

/// The CRC-32C checksum (RFC 3720), a byte at a time.
public final class CRC32C implements Checksum {
  /// The Castagnoli polynomial, with its bits reversed.
  private static final int POLYNOMIAL = 0x82f63b78;

  private static final int[] TABLE = table();

  private int crc = -1;

  private static int[] table() {
    int[] table = new int[256];
    for (int i = 0; i < table.length; i++) {
      int remainder = i;
      for (int bit = 0; bit < 8; bit++) {
        remainder = remainder >>> 1 ^ ((remainder & 1) == 0 ? 0 : POLYNOMIAL);
      }
      table[i] = remainder;
    }
    return table;
  }

  @Override
  public void update(int value) {
    crc = crc >>> 8 ^ TABLE[(crc ^ value) & 0xff];
  }

  @Override
  public void update(byte[] bytes, int from, int length) {
    for (int i = from; i < from + length; i++) {
      update(bytes[i]);
    }
  }

  @Override
  public void update(ByteBuffer buffer) {
    while (buffer.hasRemaining()) {
      update(buffer.get());
    }
  }

  @Override
  public long getValue() {
    return Integer.toUnsignedLong(~crc);
  }

  @Override
  public void reset() {
    crc = -1;
  }
}
