package tabuleiro.play.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;

/// Parses a file of records: tags, moves and results. [MoveSequenceParser] parses the moves of a
/// game.
final class RecordParser {
  private final String text;
  private final RecordScanner scanner;
  private final List<ParsedRecord> games = new ArrayList<>();

  RecordParser(String text) {
    this.text = text;
    this.scanner = new RecordScanner(text);
  }

  /// @throws RecordFormatException when the text is malformed
  List<ParsedRecord> parseFile() {
    try {
      if (text.length() > RecordSyntax.MAX_FILE_LENGTH) {
        throw limitExceeded(TextLocation.START, "record.long-file", RecordSyntax.MAX_FILE_LENGTH);
      }
      scanner.skipSpace();
      while (scanner.peek() != RecordScanner.END) {
        if (games.size() == RecordSyntax.MAX_GAMES) {
          throw limitExceeded(scanner.location(), "record.many-games", RecordSyntax.MAX_GAMES);
        }
        games.add(parseGame());
        scanner.skipSpace();
      }
      return List.copyOf(games);
    } catch (RecordSyntaxException problem) {
      RecordFormatException exception =
          new RecordFormatException(problem.location(), games, problem.problem());
      exception.initCause(problem);
      throw exception;
    }
  }

  static RecordSyntaxException limitExceeded(TextLocation place, String key, int limit) {
    return new RecordSyntaxException(place, key, limit);
  }

  private ParsedRecord parseGame() {
    List<RecordTag> tags = parseTags();
    MoveSequenceParser moves = new MoveSequenceParser(scanner);
    MoveSequence mainLine = moves.parseGame();
    Result result = moves.result();
    for (RecordTag tag : tags) {
      if (tag.name().equals("Result") && !tag.value().equals(result.format())) {
        throw new RecordSyntaxException(
            moves.resultLocation(), "record.two-results", tag.value(), result.format());
      }
    }
    GameRecord record = new GameRecord(tags, moves.firstToMove(), mainLine, result);
    return new ParsedRecord(record, moves.moveLocations(), moves.resultLocation());
  }

  private List<RecordTag> parseTags() {
    Map<String, RecordTag> tags = new HashMap<>();
    List<RecordTag> inOrder = new ArrayList<>();
    while (scanner.peek() == '[') {
      TextLocation place = scanner.location();
      if (inOrder.size() == RecordSyntax.MAX_TAGS) {
        throw limitExceeded(place, "record.many-tags", RecordSyntax.MAX_TAGS);
      }
      RecordTag tag = parseTag();
      if (tags.put(tag.name(), tag) != null) {
        throw new RecordSyntaxException(place, "record.tag-twice", tag.name());
      }
      inOrder.add(tag);
      scanner.skipSpace();
    }
    return inOrder;
  }

  private RecordTag parseTag() {
    scanner.expect('[');
    scanner.skipSpace();
    TextLocation place = scanner.location();
    StringBuilder name = new StringBuilder();
    while (isNamePart(scanner.peek())) {
      name.appendCodePoint(scanner.next());
    }
    if (name.isEmpty()) {
      throw scanner.expectationFailed(Message.of("record.tag-name"));
    }
    if (name.length() > RecordSyntax.MAX_TAG_NAME_LENGTH) {
      throw limitExceeded(place, "record.long-tag-name", RecordSyntax.MAX_TAG_NAME_LENGTH);
    }
    scanner.skipSpace();
    String value = parseTagValue();
    scanner.skipSpace();
    scanner.expect(']');
    return new RecordTag(name.toString(), value);
  }

  private static boolean isNamePart(int c) {
    return c < 128 && (Character.isLetterOrDigit(c) || c == '_');
  }

  private String parseTagValue() {
    TextLocation place = scanner.location();
    scanner.expect('"');
    StringBuilder value = new StringBuilder();
    while (scanner.peek() != '"') {
      int c = scanner.peek();
      if (c == RecordScanner.END || c == '\n' || c == '\r' || c == '\t') {
        throw scanner.expectationFailed("\"");
      }
      scanner.next();
      if (c == '\\') {
        c = scanner.peek();
        if (c != '"' && c != '\\') {
          throw scanner.expectationFailed("\\\" \\\\");
        }
        scanner.next();
      }
      value.appendCodePoint(c);
    }
    scanner.expect('"');
    if (value.length() > RecordSyntax.MAX_TAG_VALUE_LENGTH) {
      throw limitExceeded(place, "record.long-tag-value", RecordSyntax.MAX_TAG_VALUE_LENGTH);
    }
    return value.toString();
  }
}
