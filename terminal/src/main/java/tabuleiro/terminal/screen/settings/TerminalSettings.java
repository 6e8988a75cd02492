package tabuleiro.terminal.screen.settings;

import tabuleiro.terminal.screen.paint.Theme;
import tabuleiro.text.Language;

/// What a person has chosen. Immutable.
///
/// @param language what is spoken
/// @param theme the name of a theme
/// @param colours how many colours are used
/// @param symbols which characters are used
/// @param animation whether moves are shown step by step
/// @param sound whether a bell tells of a computer's move
/// @param markLegal whether the cells that can be picked are marked
/// @param helpDiscs whether a table marks the cells that are one tile from completing a pattern
/// @param diamondAsSquare whether a diamond is drawn as a square
/// @param playChoices the last choices of a game to play
/// @param watchChoices the last choices of a game to watch
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
    /// As many as the terminal says that it has.
    AUTO,
    TRUE,
    INDEXED,
    SIXTEEN,
    NONE
  }

  /// Which characters are used.
  public enum SymbolSet {
    /// Those that the environment says are shown.
    AUTO,
    ALL,
    ASCII
  }

  /// Returns what holds before anything was chosen.
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

  /// Returns the same in another language.
  public TerminalSettings withLanguage(Language other) {
    return change(other, theme, colours, symbols, playChoices, watchChoices);
  }

  /// Returns the same with another theme.
  public TerminalSettings withTheme(String other) {
    return change(language, other, colours, symbols, playChoices, watchChoices);
  }

  /// Returns the same with other colours.
  public TerminalSettings withColours(ColourMode other) {
    return change(language, theme, other, symbols, playChoices, watchChoices);
  }

  /// Returns the same with other symbols.
  public TerminalSettings withSymbols(SymbolSet other) {
    return change(language, theme, colours, other, playChoices, watchChoices);
  }

  /// Returns the same with other last choices of a game to play.
  public TerminalSettings withPlayChoices(GameChoices other) {
    return change(language, theme, colours, symbols, other, watchChoices);
  }

  /// Returns the same with other last choices of a game to watch.
  public TerminalSettings withWatchChoices(GameChoices other) {
    return change(language, theme, colours, symbols, playChoices, other);
  }

  private TerminalSettings change(
      Language spoken,
      String themed,
      ColourMode shown,
      SymbolSet used,
      GameChoices play,
      GameChoices see) {
    return new TerminalSettings(
        spoken,
        themed,
        shown,
        used,
        animation,
        sound,
        markLegal,
        helpDiscs,
        diamondAsSquare,
        play,
        see);
  }

  /// Something that is on or off.
  public enum Toggle {
    ANIMATION,
    SOUND,
    LEGAL,
    HELP_DISCS,
    AS_SQUARE
  }

  /// Returns whether a switch is on.
  public boolean isOn(Toggle which) {
    return switch (which) {
      case ANIMATION -> animation;
      case SOUND -> sound;
      case LEGAL -> markLegal;
      case HELP_DISCS -> helpDiscs;
      case AS_SQUARE -> diamondAsSquare;
    };
  }

  /// Returns the same with a switch turned.
  public TerminalSettings withToggled(Toggle which) {
    return withToggle(which, !isOn(which));
  }

  /// Returns the same with a switch on or off.
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
