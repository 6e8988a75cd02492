package tabuleiro.terminal.screen;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// The full screen at a terminal that nobody sees, for whoever wants to know which classes it
/// needs.
public final class ScreenTrainingRun {
  private static final int COLUMNS = 80;
  private static final int ROWS = 24;

  private ScreenTrainingRun() {}

  /// Shows the menu, types the keys and leaves.
  ///
  /// @param keys as a terminal sends them
  /// @throws IOException when the system has no pseudo-terminals to lend
  public static void run(ScreenContext house, FullScreen.Options wanted, String keys)
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
        FullScreen.run(device, house, List.of(), wanted);
      }
    }
  }
}
