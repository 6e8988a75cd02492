package tabuleiro.terminal.screen.page;

/// A line of a form.
///
/// @param key what the form calls it
/// @param label what stands at its left
/// @param value what was typed; empty where nothing is
/// @param shown the words of what was chosen or typed; empty for a button
/// @param kind how it is used
public record Field(String key, String label, String value, String shown, Kind kind) {
  /// How a line is used.
  public enum Kind {
    /// Left and right go through its values.
    CHOICE,
    /// Letters are typed into it.
    TEXT,
    /// Both of these.
    EITHER,
    /// Enter presses it.
    BUTTON
  }

  /// Returns whether it has values to go through.
  boolean turns() {
    return kind == Kind.CHOICE || kind == Kind.EITHER;
  }

  /// Returns whether letters are typed into it.
  boolean takesText() {
    return kind == Kind.TEXT || kind == Kind.EITHER;
  }

  /// Returns a line with values to go through.
  static Field choice(String key, String label, String shown) {
    return new Field(key, label, "", shown, Kind.CHOICE);
  }

  /// Returns a line to type into.
  static Field text(String key, String label, String value) {
    return new Field(key, label, value, value, Kind.TEXT);
  }

  /// Returns a line to type into, with values to go through.
  static Field either(String key, String label, String value, String shown) {
    return new Field(key, label, value, shown, Kind.EITHER);
  }

  /// Returns a line to press.
  static Field button(String key, String label) {
    return new Field(key, label, "", "", Kind.BUTTON);
  }
}
