package tabuleiro.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.play.record.TextLocation;
import tabuleiro.rules.Message;

/// Reads the games of a file of records one by one, so that a file may hold more games than fit in
/// memory. Not safe for several threads.
public final class GameRecordReader implements AutoCloseable {
  /// The maximum length of one game in characters, which is the limit of the record parser.
  private static final int MAX_GAME_LENGTH = 1 << 24;

  private final BufferedReader reader;
  private final Deque<GameRecordException> problems = new ArrayDeque<>();
  private final Deque<ParsedRecord> waiting = new ArrayDeque<>();
  private String lookahead = "";
  private boolean hasLookahead;
  private int linesRead;
  private int linesBefore;
  private boolean isIncomplete;
  private boolean hasBadBytes;
  private int number;

  private GameRecordReader(BufferedReader reader) {
    this.reader = reader;
  }

  /// Opens a file.
  ///
  /// @throws IOException when the file cannot be read
  public static GameRecordReader open(Path file) throws IOException {
    return new GameRecordReader(Files.newBufferedReader(file, StandardCharsets.UTF_8));
  }

  /// Returns the next game, or empty at the end of the file. After a malformed game the next call
  /// returns the one after it; after bytes that are not UTF-8 there is none.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws GameRecordException when the text is not a valid record; the message gives the line
  ///   and the column
  public Optional<ParsedRecord> next() throws IOException {
    while (problems.isEmpty() && waiting.isEmpty()) {
      linesBefore = linesRead - (hasLookahead ? 1 : 0);
      String text = nextText();
      if (text.isEmpty()) {
        return Optional.empty();
      }
      parse(text);
    }
    number++;
    if (!problems.isEmpty()) {
      throw problems.remove();
    }
    return Optional.of(waiting.remove());
  }

  /// Returns whether [#next()] failed because the file ends in the middle of a game, as it does
  /// when a disk is full or a program is killed.
  public boolean isIncomplete() {
    return isIncomplete;
  }

  /// Returns the number of lines before the game that [#next()] read last.
  public int linesBefore() {
    return linesBefore;
  }

  /// Returns the number of the game that [#next()] read last, counted from 1 with those that are
  /// malformed.
  public int gameNumber() {
    return number;
  }

  /// Returns the lines up to the first tag that follows moves; empty at the end of the file.
  private String nextText() throws IOException {
    StringBuilder text = new StringBuilder();
    boolean inMoves = false;
    boolean inComment = false;
    while (text.length() <= MAX_GAME_LENGTH && peekLine()) {
      boolean isTag = lookahead.startsWith("[") && !inComment;
      if (isTag && inMoves) {
        break;
      }
      text.append(lookahead).append('\n');
      hasLookahead = false;
      if (!isTag) {
        inMoves |= !lookahead.isBlank();
        inComment = endsInComment(lookahead, inComment);
      }
    }
    return text.toString();
  }

  private static boolean endsInComment(String line, boolean inComment) {
    int opened = line.lastIndexOf('{');
    int closed = line.lastIndexOf('}');
    return opened == closed ? inComment : opened > closed;
  }

  private boolean peekLine() throws IOException {
    if (!hasLookahead) {
      String line;
      if (hasBadBytes) {
        return false;
      }
      try {
        line = reader.readLine();
      } catch (CharacterCodingException e) {
        hasBadBytes = true; // Where the next line begins is unknown.
        throw withCause(new GameRecordException(Message.of("record.encoding")), e);
      }
      if (line == null) {
        return false;
      }
      lookahead = linesRead == 0 && line.startsWith("\uFEFF") ? line.substring(1) : line;
      linesRead++;
      hasLookahead = true;
    }
    return true;
  }

  private void parse(String text) throws IOException {
    ParsedFile read = GameRecord.parseFile(text);
    read.games().forEach(game -> waiting.add(shifted(game, linesBefore)));
    for (RecordFormatException e : read.problems()) {
      // Without a tag it is not the beginning of a game, but another file.
      isIncomplete =
          text.stripLeading().startsWith("[")
              && !peekLine()
              && e.location().line() >= text.stripTrailing().lines().count();
      TextLocation place = shifted(e.location(), linesBefore);
      Object problem = e.problem().arguments().getLast();
      Message message =
          Message.of(
              "record.at", String.valueOf(place.line()), String.valueOf(place.column()), problem);
      problems.add(withCause(new GameRecordException(message), e));
    }
  }

  /// Returns a game whose places count from the start of the file.
  private static ParsedRecord shifted(ParsedRecord game, int lines) {
    List<TextLocation> moves =
        game.moveLocations().stream().map(place -> shifted(place, lines)).toList();
    return new ParsedRecord(game.record(), moves, shifted(game.resultLocation(), lines));
  }

  private static TextLocation shifted(TextLocation place, int lines) {
    return new TextLocation(place.line() + lines, place.column());
  }

  private static GameRecordException withCause(GameRecordException problem, Exception cause) {
    problem.initCause(cause);
    return problem;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
