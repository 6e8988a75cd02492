package tabuleiro.wasm.jdk.java.util;

/// For `java.util.HexFormat`: lower case, without delimiters.
public final class HexFormat {
  private static final String DIGITS = "0123456789abcdef";

  private HexFormat() {}

  public static HexFormat of() {
    return new HexFormat();
  }

  /// Returns two digits for each byte.
  public String formatHex(byte[] bytes) {
    return formatHex(bytes, 0, bytes.length);
  }

  /// Returns two digits for each byte of a range.
  public String formatHex(byte[] bytes, int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < to; i++) {
      text.append(DIGITS.charAt(bytes[i] >> 4 & 0xf)).append(DIGITS.charAt(bytes[i] & 0xf));
    }
    return text.toString();
  }

  /// Returns a byte for every two digits.
  ///
  /// @throws IllegalArgumentException when the text has other characters, or an odd number of them
  public byte[] parseHex(CharSequence text) {
    if (text.length() % 2 != 0) {
      throw new IllegalArgumentException("an odd number of digits: " + text);
    }
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      int high = Character.digit(text.charAt(2 * i), 16);
      int low = Character.digit(text.charAt(2 * i + 1), 16);
      if (high < 0 || low < 0) {
        throw new IllegalArgumentException("no hexadecimal digits: " + text);
      }
      bytes[i] = (byte) (high << 4 | low);
    }
    return bytes;
  }
}
