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
/// @param legal whether the cells that can be picked are marked
/// @param helpDiscs whether a table marks the cells that are one tile from completing a pattern
/// @param asSquare whether a diamond is drawn as a square
/// @param plan the last choices of a game to play
/// @param watch the last choices of a game to watch
public record Settings(
    Language language,
    String theme,
    Colours colours,
    Symbols symbols,
    boolean animation,
    boolean sound,
    boolean legal,
    boolean helpDiscs,
    boolean asSquare,
    GamePlan plan,
    GamePlan watch) {
  /// How many colours are used.
  public enum Colours {
    /// As many as the terminal says that it has.
    AUTO,
    TRUE,
    INDEXED,
    SIXTEEN,
    NONE
  }

  /// Which characters are used.
  public enum Symbols {
    /// Those that the environment says are shown.
    AUTO,
    ALL,
    ASCII
  }

  /// Returns what holds before anything was chosen.
  public static Settings standard(Language language) {
    return new Settings(
        language,
        Theme.NAMES.getFirst(),
        Colours.AUTO,
        Symbols.AUTO,
        true,
        false,
        true,
        false,
        false,
        GamePlan.STANDARD,
        GamePlan.WATCH);
  }

  /// Returns the same in another language.
  public Settings withLanguage(Language other) {
    return change(other, theme, colours, symbols, plan, watch);
  }

  /// Returns the same with another theme.
  public Settings withTheme(String other) {
    return change(language, other, colours, symbols, plan, watch);
  }

  /// Returns the same with other colours.
  public Settings withColours(Colours other) {
    return change(language, theme, other, symbols, plan, watch);
  }

  /// Returns the same with other symbols.
  public Settings withSymbols(Symbols other) {
    return change(language, theme, colours, other, plan, watch);
  }

  /// Returns the same with other last choices of a game to play.
  public Settings withPlan(GamePlan other) {
    return change(language, theme, colours, symbols, other, watch);
  }

  /// Returns the same with other last choices of a game to watch.
  public Settings withWatch(GamePlan other) {
    return change(language, theme, colours, symbols, plan, other);
  }

  private Settings change(
      Language spoken, String themed, Colours shown, Symbols used, GamePlan play, GamePlan see) {
    return new Settings(
        spoken, themed, shown, used, animation, sound, legal, helpDiscs, asSquare, play, see);
  }

  /// Something that is on or off.
  public enum Switch {
    ANIMATION,
    SOUND,
    LEGAL,
    HELP_DISCS,
    AS_SQUARE
  }

  /// Returns whether a switch is on.
  public boolean is(Switch which) {
    return switch (which) {
      case ANIMATION -> animation;
      case SOUND -> sound;
      case LEGAL -> legal;
      case HELP_DISCS -> helpDiscs;
      case AS_SQUARE -> asSquare;
    };
  }

  /// Returns the same with a switch turned.
  public Settings turned(Switch which) {
    return with(which, !is(which));
  }

  /// Returns the same with a switch on or off.
  public Settings with(Switch which, boolean on) {
    return new Settings(
        language,
        theme,
        colours,
        symbols,
        which == Switch.ANIMATION ? on : animation,
        which == Switch.SOUND ? on : sound,
        which == Switch.LEGAL ? on : legal,
        which == Switch.HELP_DISCS ? on : helpDiscs,
        which == Switch.AS_SQUARE ? on : asSquare,
        plan,
        watch);
  }
}
