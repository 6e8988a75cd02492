package tabuleiro.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import io.avaje.jsonb.Jsonb;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

final class AsciiJsonEncoderTest {
  private static final String HOSTILE =
      "\u001b]0;x\u0007 \u202eevil\u2066 \u061c\u00ad\u200b \"é\" \\ \ud83d\ude00 \ud800"
          + " \udb40\udc41";

  private static String encode(String message) {
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    Logger logger = context.getLogger("tabuleiro.test");
    AsciiJsonEncoder encoder = new AsciiJsonEncoder();
    encoder.setContext(context);
    encoder.start();
    LoggingEvent event =
        new LoggingEvent(
            "test", logger, Level.WARN, message, new IllegalStateException(message), null);
    return new String(encoder.encode(event), StandardCharsets.UTF_8);
  }

  @Test
  void aLineIsPrintableAsciiAndHasTheWholeMessage() {
    String line = encode(HOSTILE);
    assertThat(line).matches("[ -~]+\\R");
    Map<?, ?> read = (Map<?, ?>) Jsonb.instance().type(Object.class).fromJson(line);
    assertThat(String.valueOf(read.get("message"))).contains("\u202eevil", "\"é\" \\");
  }
}
