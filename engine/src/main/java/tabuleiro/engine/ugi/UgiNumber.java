package tabuleiro.engine.ugi;

/// Reads whole numbers of the protocol.
final class UgiNumber {
  private UgiNumber() {}

  /// Returns the number that a text writes.
  ///
  /// @throws UgiException when it is none, or has more than 64 bits
  static long parse(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new UgiException("'" + UgiText.excerpt(text) + "' is no number");
    }
  }
}
