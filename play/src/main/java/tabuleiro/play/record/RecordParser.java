package tabuleiro.play.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;

/// Parses a file of records: tags, moves and results. [MoveSequenceParser] parses the moves of a
/// game.
final class RecordParser {
  private static final int BYTE_ORDER_MARK = 0xFEFF;

  /// A line end of some old programs.
  private static final Pattern LONE_CARRIAGE_RETURN = Pattern.compile("\\r(?!\\n)");

  private final String text;
  private final RecordScanner scanner;
  private final List<ParsedRecord> games = new ArrayList<>();
  private final List<Integer> numbers = new ArrayList<>();
  private final List<RecordFormatException> problems = new ArrayList<>();

  /// @param hasInvalidBytes whether U+FFFD stands for bytes that are not UTF-8
  RecordParser(String text, boolean hasInvalidBytes) {
    this.text = LONE_CARRIAGE_RETURN.matcher(text).replaceAll("\n");
    this.scanner = new RecordScanner(this.text, hasInvalidBytes);
  }

  /// Returns the games of the file. After a problem the parser continues with the next game.
  ParsedFile parseFile() {
    int number = 1;
    boolean hasMore = true;
    while (hasMore) {
      try {
        hasMore = parseNext(number);
      } catch (RecordSyntaxException problem) {
        add(problem);
        hasMore =
            problems.size() < RecordSyntax.MAX_PROBLEMS
                && scanner.skipToGameAfter(problem.location().line());
      }
      number++;
    }
    return new ParsedFile(games, numbers, problems);
  }

  private void add(RecordSyntaxException problem) {
    RecordFormatException exception =
        new RecordFormatException(problem.location(), games, problem.problem());
    exception.initCause(problem);
    problems.add(exception);
  }

  /// Parses a game, and returns whether there was one.
  private boolean parseNext(int number) {
    if (text.length() > RecordSyntax.MAX_FILE_LENGTH) {
      throw limitExceeded(TextLocation.START, "record.long-file", RecordSyntax.MAX_FILE_LENGTH);
    }
    scanner.skipSpaceAndLineComments();
    if (scanner.peek() == RecordScanner.END) {
      return false;
    }
    if (games.size() == RecordSyntax.MAX_GAMES) {
      throw limitExceeded(scanner.location(), "record.many-games", RecordSyntax.MAX_GAMES);
    }
    if (scanner.peek() == BYTE_ORDER_MARK) {
      // Files were joined. The game after the mark is sound.
      add(new RecordSyntaxException(scanner.location(), "record.byte-order-mark"));
      scanner.next();
    }
    ParsedRecord game = parseGame();
    scanner.requireEndOfGame();
    games.add(game);
    numbers.add(number);
    return true;
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
      scanner.skipSpaceAndLineComments();
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
    scanner.expectAfterSpace(']');
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
