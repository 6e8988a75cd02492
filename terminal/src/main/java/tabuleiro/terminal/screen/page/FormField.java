package tabuleiro.terminal.screen.page;

/// A line of a form.
///
/// @param key the identifier within the form
/// @param label the text at the left
/// @param value the text that was typed; empty if none
/// @param displayText the text of the value; empty for a button
/// @param kind how the field is used
public record FormField(String key, String label, String value, String displayText, Kind kind) {
  /// How a field is used.
  public enum Kind {
    /// A choice: the keys left and right change its value.
    CHOICE,
    /// A text field.
    TEXT,
    /// A text field with a list of values.
    EDITABLE_CHOICE,
    /// A button, pressed with Enter.
    BUTTON
  }

  /// Returns whether the field has a list of values.
  boolean hasChoices() {
    return kind == Kind.CHOICE || kind == Kind.EDITABLE_CHOICE;
  }

  /// Returns whether text can be typed into the field.
  boolean isEditable() {
    return kind == Kind.TEXT || kind == Kind.EDITABLE_CHOICE;
  }

  /// Returns a choice.
  public static FormField choice(String key, String label, String shown) {
    return new FormField(key, label, "", shown, Kind.CHOICE);
  }

  /// Returns a text field.
  public static FormField text(String key, String label, String value) {
    return new FormField(key, label, value, value, Kind.TEXT);
  }

  /// Returns a text field with a list of values.
  public static FormField editableChoice(String key, String label, String value, String shown) {
    return new FormField(key, label, value, shown, Kind.EDITABLE_CHOICE);
  }

  /// Returns a button.
  public static FormField button(String key, String label) {
    return new FormField(key, label, "", "", Kind.BUTTON);
  }
}
