package tabuleiro.terminal.screen.settings;

import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.text.Language;

/// The user's settings for the full screen. Immutable.
///
/// @param language the language of all texts
/// @param theme the name of a colour theme
/// @param colours how many colours are used
/// @param symbols which characters are used
/// @param animation whether moves are animated
/// @param sound whether the bell rings after a computer's move
/// @param markLegal whether cells that can be selected are marked
/// @param helpDiscs whether a table marks the cells that are one tile from completing a pattern
/// @param diamondAsSquare whether a diamond is drawn as a square
/// @param playChoices the last choices for a game to play
/// @param watchChoices the last choices for a game between computers
public record TerminalSettings(
    Language language,
    String theme,
    ColourMode colours,
    SymbolSet symbols,
    boolean animation,
    boolean sound,
    boolean markLegal,
    boolean helpDiscs,
    boolean diamondAsSquare,
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

  /// Returns the default settings.
  public static TerminalSettings defaults(Language language) {
    return new TerminalSettings(
        language,
        Theme.NAMES.getFirst(),
        ColourMode.AUTO,
        SymbolSet.AUTO,
        true,
        false,
        true,
        false,
        false,
        GameChoices.PLAY_DEFAULT,
        GameChoices.WATCH_DEFAULT);
  }

  /// Returns a copy in another language.
  public TerminalSettings withLanguage(Language other) {
    return change(other, theme, colours, symbols, playChoices, watchChoices);
  }

  /// Returns a copy with another theme.
  public TerminalSettings withTheme(String other) {
    return change(language, other, colours, symbols, playChoices, watchChoices);
  }

  /// Returns a copy with other colours.
  public TerminalSettings withColours(ColourMode other) {
    return change(language, theme, other, symbols, playChoices, watchChoices);
  }

  /// Returns a copy with other symbols.
  public TerminalSettings withSymbols(SymbolSet other) {
    return change(language, theme, colours, other, playChoices, watchChoices);
  }

  /// Returns a copy with other choices for a game to play.
  public TerminalSettings withPlayChoices(GameChoices other) {
    return change(language, theme, colours, symbols, other, watchChoices);
  }

  /// Returns a copy with other choices for a game between computers.
  public TerminalSettings withWatchChoices(GameChoices other) {
    return change(language, theme, colours, symbols, playChoices, other);
  }

  private TerminalSettings change(
      Language newLanguage,
      String newTheme,
      ColourMode newColours,
      SymbolSet newSymbols,
      GameChoices newPlayChoices,
      GameChoices newWatchChoices) {
    return new TerminalSettings(
        newLanguage,
        newTheme,
        newColours,
        newSymbols,
        animation,
        sound,
        markLegal,
        helpDiscs,
        diamondAsSquare,
        newPlayChoices,
        newWatchChoices);
  }

  /// A setting that is on or off.
  public enum Toggle {
    ANIMATION,
    SOUND,
    LEGAL,
    HELP_DISCS,
    AS_SQUARE
  }

  /// Returns whether a setting is on.
  public boolean isOn(Toggle which) {
    return switch (which) {
      case ANIMATION -> animation;
      case SOUND -> sound;
      case LEGAL -> markLegal;
      case HELP_DISCS -> helpDiscs;
      case AS_SQUARE -> diamondAsSquare;
    };
  }

  /// Returns a copy with a setting reversed.
  public TerminalSettings withToggled(Toggle which) {
    return withToggle(which, !isOn(which));
  }

  /// Returns a copy with a setting on or off.
  public TerminalSettings withToggle(Toggle which, boolean on) {
    return new TerminalSettings(
        language,
        theme,
        colours,
        symbols,
        which == Toggle.ANIMATION ? on : animation,
        which == Toggle.SOUND ? on : sound,
        which == Toggle.LEGAL ? on : markLegal,
        which == Toggle.HELP_DISCS ? on : helpDiscs,
        which == Toggle.AS_SQUARE ? on : diamondAsSquare,
        playChoices,
        watchChoices);
  }
}
