package tabuleiro.terminal.screen.page;

/// A line of a form.
///
/// @param key what the form calls it
/// @param label what stands at its left
/// @param value what was typed; empty where nothing is
/// @param displayText the words of what was chosen or typed; empty for a button
/// @param kind how it is used
public record FormField(String key, String label, String value, String displayText, Kind kind) {
  /// How a line is used.
  public enum Kind {
    /// Left and right go through its values.
    CHOICE,
    /// Letters are typed into it.
    TEXT,
    /// Both of these.
    EDITABLE_CHOICE,
    /// Enter presses it.
    BUTTON
  }

  /// Returns whether it has values to go through.
  boolean hasChoices() {
    return kind == Kind.CHOICE || kind == Kind.EDITABLE_CHOICE;
  }

  /// Returns whether letters are typed into it.
  boolean isEditable() {
    return kind == Kind.TEXT || kind == Kind.EDITABLE_CHOICE;
  }

  /// Returns a line with values to go through.
  static FormField choice(String key, String label, String shown) {
    return new FormField(key, label, "", shown, Kind.CHOICE);
  }

  /// Returns a line to type into.
  static FormField text(String key, String label, String value) {
    return new FormField(key, label, value, value, Kind.TEXT);
  }

  /// Returns a line to type into, with values to go through.
  static FormField editableChoice(String key, String label, String value, String shown) {
    return new FormField(key, label, value, shown, Kind.EDITABLE_CHOICE);
  }

  /// Returns a line to press.
  static FormField button(String key, String label) {
    return new FormField(key, label, "", "", Kind.BUTTON);
  }
}
