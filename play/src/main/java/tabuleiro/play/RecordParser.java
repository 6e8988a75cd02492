package tabuleiro.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.rules.Phrase;

/// Reads a file of records: tags, moves and results. The moves of a game are for [MoveLineParser].
final class RecordParser {
  private final String text;
  private final RecordScanner scanner;
  private final List<ParsedRecord> games = new ArrayList<>();

  RecordParser(String text) {
    this.text = text;
    this.scanner = new RecordScanner(text);
  }

  /// @throws RecordFormatException when the text is not a row of records
  List<ParsedRecord> parseFile() {
    try {
      if (text.length() > RecordText.FILE_LENGTH) {
        throw tooMany(Place.START, "record.long-file", RecordText.FILE_LENGTH);
      }
      scanner.skipSpace();
      while (scanner.peek() != RecordScanner.END) {
        if (games.size() == RecordText.GAMES) {
          throw tooMany(scanner.place(), "record.many-games", RecordText.GAMES);
        }
        games.add(parseGame());
        scanner.skipSpace();
      }
      return List.copyOf(games);
    } catch (RecordProblem problem) {
      RecordFormatException exception =
          new RecordFormatException(problem.place(), games, problem.phrase());
      exception.initCause(problem);
      throw exception;
    }
  }

  static RecordProblem tooMany(Place place, String key, int limit) {
    return new RecordProblem(place, key, limit);
  }

  private ParsedRecord parseGame() {
    List<Tag> tags = parseTags();
    MoveLineParser moves = new MoveLineParser(scanner);
    MoveLine line = moves.parseGame();
    Result result = moves.result();
    for (Tag tag : tags) {
      if (tag.name().equals("Result") && !tag.value().equals(result.format())) {
        throw new RecordProblem(
            moves.resultPlace(), "record.two-results", tag.value(), result.format());
      }
    }
    GameRecord record = new GameRecord(tags, moves.starter(), line, result);
    return new ParsedRecord(record, moves.places(), moves.resultPlace());
  }

  private List<Tag> parseTags() {
    Map<String, Tag> tags = new HashMap<>();
    List<Tag> inOrder = new ArrayList<>();
    while (scanner.peek() == '[') {
      Place place = scanner.place();
      if (inOrder.size() == RecordText.TAGS) {
        throw tooMany(place, "record.many-tags", RecordText.TAGS);
      }
      Tag tag = parseTag();
      if (tags.put(tag.name(), tag) != null) {
        throw new RecordProblem(place, "record.tag-twice", tag.name());
      }
      inOrder.add(tag);
      scanner.skipSpace();
    }
    return inOrder;
  }

  private Tag parseTag() {
    scanner.expect('[');
    scanner.skipSpace();
    Place place = scanner.place();
    StringBuilder name = new StringBuilder();
    while (isNamePart(scanner.peek())) {
      name.appendCodePoint(scanner.next());
    }
    if (name.isEmpty()) {
      throw scanner.expected(Phrase.of("record.tag-name"));
    }
    if (name.length() > RecordText.TAG_NAME_LENGTH) {
      throw tooMany(place, "record.long-tag-name", RecordText.TAG_NAME_LENGTH);
    }
    scanner.skipSpace();
    String value = parseTagValue();
    scanner.skipSpace();
    scanner.expect(']');
    return new Tag(name.toString(), value);
  }

  private static boolean isNamePart(int c) {
    return c < 128 && (Character.isLetterOrDigit(c) || c == '_');
  }

  private String parseTagValue() {
    Place place = scanner.place();
    scanner.expect('"');
    StringBuilder value = new StringBuilder();
    while (scanner.peek() != '"') {
      int c = scanner.peek();
      if (c == RecordScanner.END || c == '\n' || c == '\r' || c == '\t') {
        throw scanner.expected("\"");
      }
      scanner.next();
      if (c == '\\') {
        c = scanner.peek();
        if (c != '"' && c != '\\') {
          throw scanner.expected("\\\" \\\\");
        }
        scanner.next();
      }
      value.appendCodePoint(c);
    }
    scanner.expect('"');
    if (value.length() > RecordText.TAG_VALUE_LENGTH) {
      throw tooMany(place, "record.long-tag-value", RecordText.TAG_VALUE_LENGTH);
    }
    return value.toString();
  }
}
