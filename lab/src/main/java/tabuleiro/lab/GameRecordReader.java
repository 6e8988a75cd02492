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
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordFormatException;
import tabuleiro.play.record.TextLocation;
import tabuleiro.rules.Message;

/// The games of a file of records, read one after the other: an experiment's file may have more
/// games than the memory holds. Not safe for several threads.
public final class GameRecordReader implements AutoCloseable {
  /// Characters of one game: what the reader of records takes at most.
  private static final int LONGEST_GAME = 1 << 24;

  private final BufferedReader reader;
  private final Deque<ParsedRecord> waiting = new ArrayDeque<>();
  private String lookahead = "";
  private boolean hasLookahead;
  private int linesRead;
  private int number;

  private GameRecordReader(BufferedReader reader) {
    this.reader = reader;
  }

  /// Opens a file.
  ///
  /// @throws IOException when it cannot be read
  public static GameRecordReader open(Path file) throws IOException {
    return new GameRecordReader(Files.newBufferedReader(file, StandardCharsets.UTF_8));
  }

  /// Returns the next game, or empty at the end of the file.
  ///
  /// @throws IOException when the file cannot be read
  /// @throws GameRecordException when its text is broken; it says where
  public Optional<ParsedRecord> next() throws IOException {
    while (waiting.isEmpty()) {
      int linesBefore = linesRead - (hasLookahead ? 1 : 0);
      String text = nextText();
      if (text.isEmpty()) {
        return Optional.empty();
      }
      waiting.addAll(parse(text, linesBefore));
    }
    number++;
    return Optional.of(waiting.remove());
  }

  /// Returns which game of the file [#next()] returned last, counted from 1.
  public int gameNumber() {
    return number;
  }

  /// Returns the lines up to the next tag that follows on moves; empty at the end of the file.
  private String nextText() throws IOException {
    StringBuilder text = new StringBuilder();
    boolean inMoves = false;
    boolean inComment = false;
    while (text.length() <= LONGEST_GAME && peekLine()) {
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
      try {
        line = reader.readLine();
      } catch (CharacterCodingException e) {
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

  private static List<ParsedRecord> parse(String text, int linesBefore) {
    try {
      return GameRecord.parse(text).stream().map(game -> moved(game, linesBefore)).toList();
    } catch (RecordFormatException e) {
      TextLocation place = moved(e.location(), linesBefore);
      Object problem = e.problem().arguments().getLast();
      Message phrase =
          Message.of(
              "record.at", String.valueOf(place.line()), String.valueOf(place.column()), problem);
      throw withCause(new GameRecordException(phrase), e);
    }
  }

  /// Returns a game with its places in the whole file.
  private static ParsedRecord moved(ParsedRecord game, int lines) {
    List<TextLocation> moves =
        game.moveLocations().stream().map(place -> moved(place, lines)).toList();
    return new ParsedRecord(game.record(), moves, moved(game.resultLocation(), lines));
  }

  private static TextLocation moved(TextLocation place, int lines) {
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
