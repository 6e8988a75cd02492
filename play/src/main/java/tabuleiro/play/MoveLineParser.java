package tabuleiro.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;

/// Reads the moves of one game, with comments and variations, and its result.
final class MoveLineParser {
  private static final Pattern NUMBERED = Pattern.compile("([0-9]+\\.+)(.*)");

  /// Characters of the longest number, `10000...`, and some more for wrong ones.
  private static final int NUMBER_LENGTH = 16;

  private final RecordScanner scanner;
  private final List<Place> places = new ArrayList<>();
  private Side starter = Side.FIRST;
  private Result result = Result.NONE;
  private Place resultPlace = Place.START;

  MoveLineParser(RecordScanner scanner) {
    this.scanner = scanner;
  }

  /// Who makes the first move.
  Side starter() {
    return starter;
  }

  /// Where the moves stood, in the order of the text.
  List<Place> places() {
    return places;
  }

  /// What stood at the end.
  Result result() {
    return result;
  }

  /// Where the result stood.
  Place resultPlace() {
    return resultPlace;
  }

  /// Reads the moves of the game, and its result.
  MoveLine parseGame() {
    Draft draft = new Draft(0);
    parseLine(draft, 0);
    return draft.line();
  }

  /// Reads moves and remarks into `draft`: the game's own line (depth 0) up to and including the
  /// result, a variation up to its parenthesis.
  private void parseLine(Draft draft, int depth) {
    while (true) {
      scanner.skipSpace();
      Place place = scanner.place();
      int c = scanner.peek();
      if (c == '{') {
        draft.add(parseComment());
      } else if (c == '(' && draft.hasMove()) {
        draft.add(parseVariation(draft.ply() - 1, depth + 1));
      } else if (c == ')' && depth > 0 && draft.hasMove()) {
        return;
      } else {
        String word = scanner.word();
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

  private void parseMove(Draft draft, String word, Place start, int depth) {
    if (word.length() > RecordText.MOVE_LENGTH + NUMBER_LENGTH) {
      throw RecordParser.tooMany(start, "record.long-move", RecordText.MOVE_LENGTH);
    }
    String text = word;
    Place place = start;
    Matcher numbered = NUMBERED.matcher(word);
    if (numbered.matches()) {
      checkNumber(draft, numbered.group(1), place, depth);
      text = numbered.group(2);
      place = new Place(place.line(), place.column() + numbered.end(1));
      if (text.isEmpty()) {
        scanner.skipSpace();
        place = scanner.place();
        text = scanner.word();
      }
    }
    if (text.isEmpty()) {
      throw scanner.expected(wanted(numbered.matches(), draft, depth));
    }
    if (text.length() > RecordText.MOVE_LENGTH) {
      throw RecordParser.tooMany(place, "record.long-move", RecordText.MOVE_LENGTH);
    }
    if (!RecordText.isMove(text)) {
      Phrase wanted = wanted(numbered.matches(), draft, depth);
      throw new RecordProblem(place, "record.expected", wanted, text);
    }
    if (places.size() == RecordText.MOVES) {
      throw RecordParser.tooMany(place, "record.many-moves", RecordText.MOVES);
    }
    places.add(place);
    draft.add(text);
  }

  private static Phrase wanted(boolean isAfterNumber, Draft draft, int depth) {
    if (isAfterNumber || (depth > 0 && !draft.hasMove())) {
      return Phrase.of("record.move");
    }
    return Phrase.of(depth > 0 ? "record.move-or-parenthesis" : "record.move-or-result");
  }

  private void checkNumber(Draft draft, String number, Place place, int depth) {
    boolean isFirst = depth == 0 && !draft.hasMove();
    if (isFirst && number.equals(RecordText.number(1))) {
      draft.startsSecond();
      starter = Side.SECOND;
    }
    String expected = RecordText.number(draft.ply());
    if (!number.equals(expected)) {
      throw new RecordProblem(place, "record.expected", expected, number);
    }
  }

  private Remark.Variation parseVariation(int firstPly, int depth) {
    if (depth > RecordText.NESTING) {
      throw RecordParser.tooMany(scanner.place(), "record.deep", RecordText.NESTING);
    }
    scanner.expect('(');
    Draft draft = new Draft(firstPly);
    parseLine(draft, depth);
    scanner.expect(')');
    return new Remark.Variation(draft.line());
  }

  private Remark.Comment parseComment() {
    Place place = scanner.place();
    scanner.expect('{');
    StringBuilder text = new StringBuilder();
    while (scanner.peek() != '}') {
      int c = scanner.next();
      if (c == RecordScanner.END) {
        throw scanner.expected("}");
      }
      // Other programs break lines within comments; a line end counts as a space.
      boolean isHalfLineEnd = c == '\r' && scanner.peek() == '\n';
      if (!isHalfLineEnd) {
        text.appendCodePoint(RecordScanner.isSpace(c) ? ' ' : c);
      }
    }
    scanner.expect('}');
    if (text.length() > RecordText.COMMENT_LENGTH) {
      throw RecordParser.tooMany(place, "record.long-comment", RecordText.COMMENT_LENGTH);
    }
    return new Remark.Comment(text.toString());
  }

  /// A line of moves that is being read.
  private static final class Draft {
    private final List<Remark.Comment> comments = new ArrayList<>();
    private final List<RecordedMove> moves = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
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

    void add(Remark remark) {
      if (hasMove()) {
        remarks.add(remark);
      } else if (remark instanceof Remark.Comment comment) {
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
    MoveLine line() {
      finishMove();
      return new MoveLine(comments, moves);
    }
  }
}
