package tabuleiro.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.play.record.EventTags;
import tabuleiro.terminal.common.ComputerSettings;
import tabuleiro.terminal.screen.FullScreen;
import tabuleiro.terminal.screen.ScreenContext;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;

/// Fills the start-up cache. The launcher runs it once, while the Java virtual machine records the
/// classes that are loaded, and later starts from that ahead-of-time cache.
public final class CacheWarmUp {
  /// Asks the engine for a move; the last `go` completes before the input ends.
  private static final String ENGINE = "ugi\nposition startpos\ngo nodes 500\n";

  /// The run takes a second or two. The limit is for a terminal that never answers.
  private static final long TIMEOUT_MILLIS = 20_000;

  private CacheWarmUp() {}

  /// Lists the games, asks the engine for a move, and draws the menu with a board next to it.
  ///
  /// @throws IOException when the system has no pseudo-terminal; the rest has been done by then
  public static void main(String[] arguments) throws IOException {
    Thread.ofPlatform().daemon().start(CacheWarmUp::exitAfterTimeout);
    execute("", "games");
    execute(ENGINE, "ugi");
    UserFolder missing = new UserFolder(Path.of("no-such-settings"));
    ScreenContext context =
        new ScreenContext(
            missing,
            Path.of(""),
            ComputerSettings.createDefault(),
            EventTags.NONE,
            () -> 1,
            over -> {},
            System::nanoTime);
    FullScreen.Options options =
        new FullScreen.Options(
            System.getenv(), Optional.of(Language.ENGLISH), Language.ENGLISH, false, false);
    tabuleiro.terminal.screen.ScreenWarmUp.run(context, options, "\rqq");
    System.exit(0);
  }

  private static void exitAfterTimeout() {
    try {
      Thread.sleep(TIMEOUT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.exit(1);
  }

  private static void execute(String input, String... arguments) {
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    OutputStream out = OutputStream.nullOutputStream();
    CommandContext context = CommandContext.of(arguments, Map.of(), in, out, out, null);
    CommandRunner.execute(context, arguments);
    context.out().flush();
  }
}
