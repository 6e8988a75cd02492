package tabuleiro.terminal.screen.grid;

/// How a character is drawn.
///
/// @param foreground the character's own
/// @param background what it stands on
/// @param bold whether it is bold
public record TextStyle(ColourRole foreground, ColourRole background, boolean bold) {
  /// Where nothing is.
  public static final TextStyle DEFAULT = of(ColourRole.DEFAULT);

  /// Returns plain characters on an empty ground.
  public static TextStyle of(ColourRole ink) {
    return new TextStyle(ink, ColourRole.DEFAULT, false);
  }

  /// Returns this look on another ground.
  public TextStyle onBackground(ColourRole other) {
    return new TextStyle(foreground, other, bold);
  }

  /// Returns this look in bold.
  public TextStyle asBold() {
    return new TextStyle(foreground, background, true);
  }
}
