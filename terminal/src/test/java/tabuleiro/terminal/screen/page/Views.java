package tabuleiro.terminal.screen.page;

import java.util.Optional;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Views for tests: with all computer players, in Unicode, and without a kept game.
public final class Views {
  private Views() {}

  /// Returns a view in English with the standard settings.
  public static View english(int columns, int rows) {
    return of(columns, rows, Messages.of(Language.ENGLISH), Settings.standard(Language.ENGLISH));
  }

  /// Returns a view with these words and settings.
  public static View of(int columns, int rows, Messages words, Settings settings) {
    return new View(
        columns, rows, words, settings, false, EnginePlayers.catalogue(), Optional.empty());
  }
}
