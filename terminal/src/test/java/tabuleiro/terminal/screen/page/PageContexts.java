package tabuleiro.terminal.screen.page;

import java.util.Optional;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Page contexts for tests: with all computer players, in Unicode, and without an unfinished game.
public final class PageContexts {
  private PageContexts() {}

  /// Returns a context in English with the default settings.
  public static PageContext english(int columns, int rows) {
    return of(
        columns, rows, Messages.of(Language.ENGLISH), TerminalSettings.defaults(Language.ENGLISH));
  }

  /// Returns a context with these messages and settings.
  public static PageContext of(
      int columns, int rows, Messages messages, TerminalSettings settings) {
    return new PageContext(
        columns, rows, messages, settings, false, EnginePlayers.catalogue(), Optional.empty(), 0);
  }
}
