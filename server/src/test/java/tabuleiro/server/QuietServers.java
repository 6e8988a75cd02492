package tabuleiro.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.slf4j.LoggerFactory;

/// Keeps the logs of simulated servers out of the output: thousands of planned faults.
public final class QuietServers implements BeforeAllCallback, AfterAllCallback {
  private static final List<String> NAMES =
      List.of("tabuleiro.server.bots", "tabuleiro.server.game");

  private final java.util.logging.Logger games =
      java.util.logging.Logger.getLogger("tabuleiro.server.game.LiveGames");

  @Override
  public void beforeAll(ExtensionContext context) {
    set(Level.OFF, java.util.logging.Level.OFF);
  }

  @Override
  public void afterAll(ExtensionContext context) {
    set(Level.WARN, java.util.logging.Level.WARNING);
  }

  private void set(Level level, java.util.logging.Level ofGames) {
    for (String name : NAMES) {
      // While another class starts the logging, it is not known yet.
      if (LoggerFactory.getLogger(name) instanceof Logger logger) {
        logger.setLevel(level);
      }
    }
    games.setLevel(ofGames);
  }
}
