package tabuleiro.play;

/// A tag of a record: `[Event "Casual game"]`.
///
/// @param name letters, digits and underscores, at most 64
/// @param value any text without control characters, at most 4096 characters long
public record Tag(String name, String value) {
  /// Checks both texts.
  ///
  /// @throws IllegalArgumentException when the reader would refuse one of them
  public Tag {
    RecordText.require(
        name.matches("[A-Za-z0-9_]{1," + RecordText.TAG_NAME_LENGTH + "}"), "tag name " + name);
    RecordText.require(
        RecordText.isPlain(value) && value.length() <= RecordText.TAG_VALUE_LENGTH,
        "value of tag " + name);
  }

  /// Returns the line of the record, without its end.
  public String format() {
    return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
  }
}
