package tabuleiro.terminal.screen.grid;

/// The style of a character.
///
/// @param foreground the role of the character's colour
/// @param background the role of the background's colour
/// @param bold whether the character is bold
public record TextStyle(ColourRole foreground, ColourRole background, boolean bold) {
  /// The style of an empty place.
  public static final TextStyle DEFAULT = of(ColourRole.DEFAULT);

  /// Returns the style of normal characters on the default background.
  public static TextStyle of(ColourRole colour) {
    return new TextStyle(colour, ColourRole.DEFAULT, false);
  }

  /// Returns this style on another background.
  public TextStyle onBackground(ColourRole other) {
    return new TextStyle(foreground, other, bold);
  }

  /// Returns this style in bold.
  public TextStyle asBold() {
    return new TextStyle(foreground, background, true);
  }
}
