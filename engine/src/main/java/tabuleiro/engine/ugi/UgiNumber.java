package tabuleiro.engine.ugi;

import tabuleiro.engine.external.UgiLine;

/// Parses whole numbers of the protocol.
final class UgiNumber {
  private UgiNumber() {}

  /// Returns the number in a text.
  ///
  /// @throws UgiException if it is not a whole number of at most 64 bits
  static long parse(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new UgiException("'" + UgiLine.excerpt(text) + "' is no number");
    }
  }
}
