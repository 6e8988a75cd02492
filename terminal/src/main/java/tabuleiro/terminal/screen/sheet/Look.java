package tabuleiro.terminal.screen.sheet;

/// How a character is drawn.
///
/// @param ink the character's own
/// @param ground what it stands on
/// @param bold whether it is bold
public record Look(Ink ink, Ink ground, boolean bold) {
  /// Where nothing is.
  public static final Look BLANK = of(Ink.BLANK);

  /// Returns plain characters on an empty ground.
  public static Look of(Ink ink) {
    return new Look(ink, Ink.BLANK, false);
  }

  /// Returns this look on another ground.
  public Look on(Ink other) {
    return new Look(ink, other, bold);
  }

  /// Returns this look in bold.
  public Look inBold() {
    return new Look(ink, ground, true);
  }
}
