package tabuleiro.play.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;

/// Reads the moves of one game, with comments and variations, and its result.
final class MoveSequenceParser {
  private static final Pattern NUMBERED = Pattern.compile("([0-9]+\\.+)(.*)");

  /// Characters of the longest number, `10000...`, and some more for wrong ones.
  private static final int NUMBER_LENGTH = 16;

  private final RecordScanner scanner;
  private final List<TextLocation> places = new ArrayList<>();
  private Side starter = Side.FIRST;
  private Result result = Result.NONE;
  private TextLocation resultPlace = TextLocation.START;

  MoveSequenceParser(RecordScanner scanner) {
    this.scanner = scanner;
  }

  /// Who makes the first move.
  Side firstToMove() {
    return starter;
  }

  /// Where the moves stood, in the order of the text.
  List<TextLocation> moveLocations() {
    return places;
  }

  /// What stood at the end.
  Result result() {
    return result;
  }

  /// Where the result stood.
  TextLocation resultLocation() {
    return resultPlace;
  }

  /// Reads the moves of the game, and its result.
  MoveSequence parseGame() {
    Draft draft = new Draft(0);
    parseLine(draft, 0);
    return draft.line();
  }

  /// Reads moves and remarks into `draft`: the game's own line (depth 0) up to and including the
  /// result, a variation up to its parenthesis.
  private void parseLine(Draft draft, int depth) {
    while (true) {
      scanner.skipSpace();
      TextLocation place = scanner.location();
      int c = scanner.peek();
      if (c == '{') {
        draft.add(parseComment());
      } else if (c == '(' && draft.hasMove()) {
        draft.add(parseVariation(draft.ply() - 1, depth + 1));
      } else if (c == ')' && depth > 0 && draft.hasMove()) {
        return;
      } else {
        String word = scanner.readWord();
        Optional<Result> end = Result.parse(word);
        if (end.isPresent() && depth == 0) {
          result = end.get();
          resultPlace = place;
          return;
        }
        parseMove(draft, word, place, depth);
      }
    }
  }

  private void parseMove(Draft draft, String word, TextLocation start, int depth) {
    if (word.length() > RecordSyntax.MAX_MOVE_LENGTH + NUMBER_LENGTH) {
      throw RecordParser.limitExceeded(start, "record.long-move", RecordSyntax.MAX_MOVE_LENGTH);
    }
    String text = word;
    TextLocation place = start;
    Matcher numbered = NUMBERED.matcher(word);
    if (numbered.matches()) {
      checkNumber(draft, numbered.group(1), place, depth);
      text = numbered.group(2);
      place = new TextLocation(place.line(), place.column() + numbered.end(1));
      if (text.isEmpty()) {
        scanner.skipSpace();
        place = scanner.location();
        text = scanner.readWord();
      }
    }
    if (text.isEmpty()) {
      throw scanner.expectationFailed(wanted(numbered.matches(), draft, depth));
    }
    if (text.length() > RecordSyntax.MAX_MOVE_LENGTH) {
      throw RecordParser.limitExceeded(place, "record.long-move", RecordSyntax.MAX_MOVE_LENGTH);
    }
    if (!RecordSyntax.isMove(text)) {
      Message wanted = wanted(numbered.matches(), draft, depth);
      throw new RecordSyntaxException(place, "record.expected", wanted, text);
    }
    if (places.size() == RecordSyntax.MAX_MOVES) {
      throw RecordParser.limitExceeded(place, "record.many-moves", RecordSyntax.MAX_MOVES);
    }
    places.add(place);
    draft.add(text);
  }

  private static Message wanted(boolean isAfterNumber, Draft draft, int depth) {
    if (isAfterNumber || (depth > 0 && !draft.hasMove())) {
      return Message.of("record.move");
    }
    return Message.of(depth > 0 ? "record.move-or-parenthesis" : "record.move-or-result");
  }

  private void checkNumber(Draft draft, String number, TextLocation place, int depth) {
    boolean isFirst = depth == 0 && !draft.hasMove();
    if (isFirst && number.equals(RecordSyntax.formatMoveNumber(1))) {
      draft.startsSecond();
      starter = Side.SECOND;
    }
    String expected = RecordSyntax.formatMoveNumber(draft.ply());
    if (!number.equals(expected)) {
      throw new RecordSyntaxException(place, "record.expected", expected, number);
    }
  }

  private MoveAnnotation.Variation parseVariation(int firstPly, int depth) {
    if (depth > RecordSyntax.MAX_VARIATION_DEPTH) {
      throw RecordParser.limitExceeded(
          scanner.location(), "record.deep", RecordSyntax.MAX_VARIATION_DEPTH);
    }
    scanner.expect('(');
    Draft draft = new Draft(firstPly);
    parseLine(draft, depth);
    scanner.expect(')');
    return new MoveAnnotation.Variation(draft.line());
  }

  private MoveAnnotation.Comment parseComment() {
    TextLocation place = scanner.location();
    scanner.expect('{');
    StringBuilder text = new StringBuilder();
    while (scanner.peek() != '}') {
      int c = scanner.next();
      if (c == RecordScanner.END) {
        throw scanner.expectationFailed("}");
      }
      // Other programs break lines within comments; a line end counts as a space.
      boolean isHalfLineEnd = c == '\r' && scanner.peek() == '\n';
      if (!isHalfLineEnd) {
        text.appendCodePoint(RecordScanner.isSpace(c) ? ' ' : c);
      }
    }
    scanner.expect('}');
    if (text.length() > RecordSyntax.MAX_COMMENT_LENGTH) {
      throw RecordParser.limitExceeded(
          place, "record.long-comment", RecordSyntax.MAX_COMMENT_LENGTH);
    }
    return new MoveAnnotation.Comment(text.toString());
  }

  /// A line of moves that is being read.
  private static final class Draft {
    private final List<MoveAnnotation.Comment> comments = new ArrayList<>();
    private final List<RecordedMove> moves = new ArrayList<>();
    private final List<MoveAnnotation> remarks = new ArrayList<>();
    private String last = "";
    private int ply;

    /// @param ply plies before the first move, from where a first player's move would stand
    Draft(int ply) {
      this.ply = ply;
    }

    void startsSecond() {
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

    void add(MoveAnnotation remark) {
      if (hasMove()) {
        remarks.add(remark);
      } else if (remark instanceof MoveAnnotation.Comment comment) {
        comments.add(comment);
      }
    }

    private void finishMove() {
      if (hasMove()) {
        moves.add(new RecordedMove(last, remarks));
        remarks.clear();
      }
    }

    /// Ends the draft.
    MoveSequence line() {
      finishMove();
      return new MoveSequence(comments, moves);
    }
  }
}
