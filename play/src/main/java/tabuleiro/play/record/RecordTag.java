package tabuleiro.play.record;

/// A tag of a record: `[Event "Casual game"]`.
///
/// @param name letters, digits and underscores, at most 64
/// @param value any text without control characters, at most 4096 characters long
public record RecordTag(String name, String value) {
  /// Checks both texts.
  ///
  /// @throws IllegalArgumentException when the reader would refuse one of them
  public RecordTag {
    RecordSyntax.require(
        name.matches("[A-Za-z0-9_]{1," + RecordSyntax.MAX_TAG_NAME_LENGTH + "}"),
        "tag name " + name);
    RecordSyntax.require(
        RecordSyntax.isPrintable(value) && value.length() <= RecordSyntax.MAX_TAG_VALUE_LENGTH,
        "value of tag " + name);
  }

  /// Returns the line of the record, without its end.
  public String format() {
    return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
  }
}
