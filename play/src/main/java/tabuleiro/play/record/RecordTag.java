package tabuleiro.play.record;

/// A tag of a record: `[Event "Casual game"]`.
///
/// @param name 1 to 64 ASCII letters, digits and underscores
/// @param value any text without control characters, at most 4096 characters long
public record RecordTag(String name, String value) {
  /// Checks both texts.
  ///
  /// @throws IllegalArgumentException when the parser would refuse one of them
  public RecordTag {
    RecordSyntax.require(
        name.matches("[A-Za-z0-9_]{1," + RecordSyntax.MAX_TAG_NAME_LENGTH + "}"),
        "invalid tag name: " + name);
    RecordSyntax.require(
        RecordSyntax.isPrintable(value) && value.length() <= RecordSyntax.MAX_TAG_VALUE_LENGTH,
        "invalid value of the tag " + name);
  }

  /// Returns the tag as a line of a record, without the line end.
  public String format() {
    return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
  }
}
