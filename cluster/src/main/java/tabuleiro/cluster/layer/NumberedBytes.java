package tabuleiro.cluster.layer;

import java.io.Serializable;

/// Keys or codes that are shuffled, and where they come from.
final class NumberedBytes implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int source;
  private final byte[] bytes;

  /// @param source the number of the slice or of the range
  NumberedBytes(int source, byte[] bytes) {
    this.source = source;
    this.bytes = bytes;
  }

  int source() {
    return source;
  }

  byte[] bytes() {
    return bytes;
  }
}
