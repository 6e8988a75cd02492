package tabuleiro.play.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// Parses the moves of one game, with comments and variations, and its result.
final class MoveSequenceParser {
  private static final Pattern NUMBERED = Pattern.compile("([0-9]+\\.+)(.*)");

  /// The maximum length of a move number: that of `10000...`, with a margin for wrong numbers.
  private static final int NUMBER_LENGTH = 16;

  /// A move with a sign that judges it.
  private static final Pattern SIGNED = Pattern.compile("([^!?]+)([!?]{1,2})");

  private static final String OPEN_VARIATION = "record.open-variation";

  private final RecordScanner scanner;
  private final List<TextLocation> moveLocations = new ArrayList<>();
  private Side firstToMove = Side.FIRST;
  private Result result = Result.NONE;
  private TextLocation resultLocation = TextLocation.START;

  MoveSequenceParser(RecordScanner scanner) {
    this.scanner = scanner;
  }

  /// Returns the side that makes the first move.
  Side firstToMove() {
    return firstToMove;
  }

  /// Returns the locations of the moves, in the order of the text.
  List<TextLocation> moveLocations() {
    return moveLocations;
  }

  /// Returns the result at the end of the moves.
  Result result() {
    return result;
  }

  /// Returns the location of the result.
  TextLocation resultLocation() {
    return resultLocation;
  }

  /// Parses the moves of the game and its result.
  MoveSequence parseGame() {
    Builder builder = new Builder(0);
    parseMoves(builder, scanner.location(), 0);
    return builder.build();
  }

  /// Parses moves and annotations into `builder`: the main line (depth 0) up to and including the
  /// result, a variation up to its closing parenthesis.
  ///
  /// @param start where the sequence begins
  private void parseMoves(Builder builder, TextLocation start, int depth) {
    while (true) {
      TextLocation end = scanner.location();
      scanner.skipSpace();
      TextLocation location = scanner.location();
      int c = scanner.peek();
      if (c == '{') {
        builder.add(parseComment());
      } else if (c == ';') {
        builder.add(MoveAnnotation.Comment.of(scanner.readLine().substring(1).strip()));
      } else if (c == '$' && builder.hasMove()) {
        builder.add(parseGlyph());
      } else if (c == RecordScanner.END || scanner.isAtTag()) {
        throw depth == 0
            ? new RecordSyntaxException(end, "record.no-result")
            : new RecordSyntaxException(start, OPEN_VARIATION);
      } else if (c == '(' && builder.hasMove()) {
        builder.add(parseVariation(builder.ply() - 1, depth + 1));
      } else if (c == ')' && depth > 0 && builder.hasMove()) {
        return;
      } else {
        String text = scanner.readWord();
        Optional<Result> word = Result.parse(text);
        if (word.isPresent() && depth == 0) {
          result = word.get();
          resultLocation = location;
          return;
        }
        if (word.isPresent() && !isClosedHere()) {
          throw new RecordSyntaxException(start, OPEN_VARIATION);
        }
        parseMove(builder, text, location, depth);
      }
    }
  }

  private boolean isClosedHere() {
    scanner.skipSpace();
    return scanner.peek() == ')';
  }

  private void parseMove(Builder builder, String word, TextLocation start, int depth) {
    if (word.length() > RecordSyntax.MAX_MOVE_LENGTH + NUMBER_LENGTH) {
      throw RecordParser.limitExceeded(start, "record.long-move", RecordSyntax.MAX_MOVE_LENGTH);
    }
    String text = word;
    TextLocation location = start;
    Matcher numbered = NUMBERED.matcher(word);
    if (numbered.matches()) {
      checkNumber(builder, numbered.group(1), location, depth);
      text = numbered.group(2);
      location = new TextLocation(location.line(), location.column() + numbered.end(1));
      if (text.isEmpty()) {
        scanner.skipSpace();
        location = scanner.location();
        text = scanner.readWord();
      }
    }
    if (text.isEmpty()) {
      throw scanner.expectationFailed(expected(numbered.matches(), builder, depth));
    }
    String written = text;
    Matcher signed = SIGNED.matcher(text);
    Optional<MoveAnnotation.Glyph> glyph = Optional.empty();
    if (signed.matches()) {
      glyph = MoveAnnotation.Glyph.ofSign(signed.group(2));
      text = signed.group(1);
    }
    if (text.length() > RecordSyntax.MAX_MOVE_LENGTH) {
      throw RecordParser.limitExceeded(location, "record.long-move", RecordSyntax.MAX_MOVE_LENGTH);
    }
    boolean isSignedResult = glyph.isPresent() && Result.parse(text).isPresent();
    if (isSignedResult || RecordSyntax.isWrongResult(text)) {
      throw new RecordSyntaxException(
          location, "record.wrong-result", RecordSyntax.explain(written));
    }
    if (!RecordSyntax.isMove(text)) {
      Message expected = expected(numbered.matches(), builder, depth);
      throw new RecordSyntaxException(location, "record.expected", expected, text);
    }
    if (moveLocations.size() == RecordSyntax.MAX_MOVES) {
      throw RecordParser.limitExceeded(location, "record.many-moves", RecordSyntax.MAX_MOVES);
    }
    moveLocations.add(location);
    builder.add(text);
    glyph.ifPresent(builder::add);
  }

  private MoveAnnotation.Glyph parseGlyph() {
    TextLocation location = scanner.location();
    scanner.expect('$');
    String number = scanner.readWord();
    if (!number.matches("[0-9]{1,3}") || Integer.parseInt(number) > MoveAnnotation.Glyph.MAX) {
      throw new RecordSyntaxException(location, "record.glyph", "$" + number);
    }
    return new MoveAnnotation.Glyph(Integer.parseInt(number));
  }

  private static Message expected(boolean isAfterNumber, Builder builder, int depth) {
    if (isAfterNumber || (depth > 0 && !builder.hasMove())) {
      return Message.of("record.move");
    }
    return Message.of(depth > 0 ? "record.move-or-parenthesis" : "record.move-or-result");
  }

  private void checkNumber(Builder builder, String number, TextLocation location, int depth) {
    boolean isFirst = depth == 0 && !builder.hasMove();
    if (isFirst && number.equals(RecordSyntax.formatMoveNumber(1))) {
      builder.startWithSecondSide();
      firstToMove = Side.SECOND;
    }
    String expected = RecordSyntax.formatMoveNumber(builder.ply());
    if (!number.equals(expected)) {
      throw new RecordSyntaxException(location, "record.expected", expected, number);
    }
  }

  private MoveAnnotation.Variation parseVariation(int firstPly, int depth) {
    if (depth > RecordSyntax.MAX_VARIATION_DEPTH) {
      throw RecordParser.limitExceeded(
          scanner.location(), "record.deep", RecordSyntax.MAX_VARIATION_DEPTH);
    }
    TextLocation start = scanner.location();
    scanner.expect('(');
    Builder builder = new Builder(firstPly);
    parseMoves(builder, start, depth);
    scanner.expect(')');
    return new MoveAnnotation.Variation(builder.build());
  }

  private MoveAnnotation.Comment parseComment() {
    TextLocation location = scanner.location();
    scanner.expect('{');
    StringBuilder text = new StringBuilder();
    while (scanner.peek() != '}') {
      boolean isAtLineStart = scanner.location().column() == 1;
      // The comment would swallow the next game.
      if (scanner.peek() == RecordScanner.END || (isAtLineStart && scanner.isAtNextGame())) {
        throw new RecordSyntaxException(location, "record.open-comment");
      }
      int c = scanner.next();
      // Other programs break lines within comments; a line end counts as a space.
      boolean isCarriageReturnOfLineEnd = c == '\r' && scanner.peek() == '\n';
      if (!isCarriageReturnOfLineEnd) {
        text.appendCodePoint(RecordScanner.isSpace(c) ? ' ' : c);
      }
    }
    scanner.expect('}');
    if (text.length() > RecordSyntax.MAX_COMMENT_LENGTH) {
      throw RecordParser.limitExceeded(
          location, "record.long-comment", RecordSyntax.MAX_COMMENT_LENGTH);
    }
    return new MoveAnnotation.Comment(text.toString());
  }

  /// Builds a sequence of moves during parsing.
  private static final class Builder {
    private final List<MoveAnnotation.Comment> comments = new ArrayList<>();
    private final List<RecordedMove> moves = new ArrayList<>();
    private final List<MoveAnnotation> annotations = new ArrayList<>();
    private String last = "";
    private int ply;

    /// @param ply the number of plies before the first move; even before a move of the first player
    Builder(int ply) {
      this.ply = ply;
    }

    void startWithSecondSide() {
      ply = 1;
    }

    int ply() {
      return ply;
    }

    boolean hasMove() {
      return !last.isEmpty();
    }

    void add(String move) {
      finishMove();
      last = move;
      ply++;
    }

    void add(MoveAnnotation annotation) {
      if (hasMove()) {
        annotations.add(annotation);
      } else if (annotation instanceof MoveAnnotation.Comment comment) {
        comments.add(comment);
      }
    }

    private void finishMove() {
      if (hasMove()) {
        moves.add(new RecordedMove(last, annotations));
        annotations.clear();
      }
    }

    /// Returns the sequence with all moves so far.
    MoveSequence build() {
      finishMove();
      return new MoveSequence(comments, moves);
    }
  }
}
