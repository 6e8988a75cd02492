package tabuleiro.server.http;

import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import java.nio.charset.StandardCharsets;

/// The lines of a log for programs, in ASCII: other characters are escaped as JSON allows. So a
/// text of a client that a line quotes cannot change the direction of writing of an operator's
/// terminal, nor control it.
public final class AsciiJsonEncoder extends JsonEncoder {
  /// Creates the encoder; logback calls this.
  public AsciiJsonEncoder() {}

  @Override
  public byte[] encode(ILoggingEvent event) {
    return escape(new String(super.encode(event), StandardCharsets.UTF_8))
        .getBytes(StandardCharsets.US_ASCII);
  }

  /// Returns a line of JSON with escapes in place of characters that are not printable ASCII. Only
  /// its texts have such characters, except for the line feed at its end.
  static String escape(String line) {
    StringBuilder ascii = new StringBuilder(line.length());
    for (int i = 0; i < line.length(); i++) {
      char unit = line.charAt(i);
      if ((unit >= ' ' && unit <= '~') || unit == '\n' || unit == '\r') {
        ascii.append(unit);
      } else {
        ascii.append("\\u%04x".formatted((int) unit));
      }
    }
    return ascii.toString();
  }
}
