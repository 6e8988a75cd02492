package tabuleiro.terminal.screen.settings;

import java.util.EnumSet;
import java.util.Set;
import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.text.Language;

/// The user's settings for the full screen. Immutable.
///
/// @param language the language of all texts
/// @param theme the name of a colour theme
/// @param colours how many colours are used
/// @param symbols which characters are used
/// @param on the settings that are on
/// @param playChoices the last choices for a game to play
/// @param watchChoices the last choices for a game between computers
public record TerminalSettings(
    Language language,
    String theme,
    ColourMode colours,
    SymbolSet symbols,
    Set<Toggle> on,
    GameChoices playChoices,
    GameChoices watchChoices) {
  /// How many colours are used.
  public enum ColourMode {
    /// As many as the terminal reports.
    AUTO,
    TRUE,
    INDEXED,
    SIXTEEN,
    NONE
  }

  /// Which characters are used.
  public enum SymbolSet {
    /// Those that the environment reports.
    AUTO,
    ALL,
    ASCII
  }

  /// A setting that is on or off.
  public enum Toggle {
    /// Moves are animated.
    ANIMATION,
    /// The bell rings after a computer's move.
    SOUND,
    /// Cells that can be selected are marked.
    LEGAL,
    /// An unbounded board marks the cells that are one tile from completing a pattern.
    HELP_DISCS,
    /// A diamond is drawn as a square.
    AS_SQUARE
  }

  /// Makes a defensive copy.
  public TerminalSettings {
    on = Set.copyOf(on);
  }

  /// Returns the default settings.
  public static TerminalSettings defaults(Language language) {
    return new TerminalSettings(
        language,
        Theme.NAMES.getFirst(),
        ColourMode.AUTO,
        SymbolSet.AUTO,
        EnumSet.of(Toggle.ANIMATION, Toggle.LEGAL),
        GameChoices.PLAY_DEFAULT,
        GameChoices.WATCH_DEFAULT);
  }

  /// Returns a copy in another language.
  public TerminalSettings withLanguage(Language other) {
    return new TerminalSettings(other, theme, colours, symbols, on, playChoices, watchChoices);
  }

  /// Returns a copy with another theme.
  public TerminalSettings withTheme(String other) {
    return new TerminalSettings(language, other, colours, symbols, on, playChoices, watchChoices);
  }

  /// Returns a copy with other colours.
  public TerminalSettings withColours(ColourMode other) {
    return new TerminalSettings(language, theme, other, symbols, on, playChoices, watchChoices);
  }

  /// Returns a copy with other symbols.
  public TerminalSettings withSymbols(SymbolSet other) {
    return new TerminalSettings(language, theme, colours, other, on, playChoices, watchChoices);
  }

  /// Returns a copy with other choices for a game to play.
  public TerminalSettings withPlayChoices(GameChoices other) {
    return new TerminalSettings(language, theme, colours, symbols, on, other, watchChoices);
  }

  /// Returns a copy with other choices for a game between computers.
  public TerminalSettings withWatchChoices(GameChoices other) {
    return new TerminalSettings(language, theme, colours, symbols, on, playChoices, other);
  }

  /// Returns whether a setting is on.
  public boolean isOn(Toggle which) {
    return on.contains(which);
  }

  /// Returns a copy with a setting reversed.
  public TerminalSettings withToggled(Toggle which) {
    return withToggle(which, !isOn(which));
  }

  /// Returns a copy with a setting on or off.
  public TerminalSettings withToggle(Toggle which, boolean isOn) {
    Set<Toggle> others = EnumSet.noneOf(Toggle.class);
    others.addAll(on);
    if (isOn) {
      others.add(which);
    } else {
      others.remove(which);
    }
    return new TerminalSettings(
        language, theme, colours, symbols, others, playChoices, watchChoices);
  }
}
