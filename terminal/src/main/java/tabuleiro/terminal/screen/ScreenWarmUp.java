package tabuleiro.terminal.screen;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// Runs the full-screen program without a visible terminal, so that the Java machine can record
/// which classes it needs.
public final class ScreenWarmUp {
  private static final int COLUMNS = 80;
  private static final int ROWS = 24;

  private ScreenWarmUp() {}

  /// Shows the menu, sends the keys and leaves.
  ///
  /// @param keys the characters as a terminal sends them
  /// @throws IOException when the system offers no pseudo-terminal
  public static void run(ScreenContext context, FullScreen.Options options, String keys)
      throws IOException {
    ByteArrayInputStream keyboard = new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8));
    OutputStream screen = OutputStream.nullOutputStream();
    try (Terminal terminal =
        TerminalBuilder.builder()
            .system(false)
            .streams(keyboard, screen)
            .size(Size.of(COLUMNS, ROWS))
            .type("xterm-256color")
            .graphemeCluster(false)
            .encoding(StandardCharsets.UTF_8)
            .build()) {
      try (TerminalDevice device = TerminalDevice.open(terminal, screen)) {
        FullScreen.run(device, context, new StartPage.Menu(), options);
      }
    }
  }
}
