package tabuleiro.view.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;
import tabuleiro.play.record.ReplayException;
import tabuleiro.protocol.study.StudyJson;
import tabuleiro.rules.Position;
import tabuleiro.view.position.InGameException;

/// A record that can be saved as a study: one game whose moves, including those in variations, are
/// legal.
///
/// @param replay the game
public record StudyRecord(Replay replay) {
  /// The largest size of a study, in bytes.
  public static final int MAX_BYTES = 1 << 20;

  /// Parses and checks the text of a record.
  ///
  /// @throws tabuleiro.play.PlayException when the text is not a record; it has the line and column
  /// @throws InGameException when the record breaks the rules; it has the line and column
  public static StudyRecord parse(String text) {
    return read(text, Replay::finish);
  }

  /// Parses a text without checking its moves: they were checked when it was saved, and checking a
  /// long record takes long.
  public static StudyRecord parseStored(String text) {
    return read(text, _ -> {});
  }

  private static StudyRecord read(String text, Consumer<Replay> check) {
    List<ParsedRecord> games = GameRecord.parse(text);
    if (games.size() != 1) {
      throw new StudyException("study.one-game", games.size());
    }
    return of(games.getFirst(), 1, check);
  }

  /// Checks a record of a file.
  ///
  /// @param number the number of the game in the file, counted from 1, for messages
  /// @throws InGameException when the record breaks the rules; it has the line and column
  public static StudyRecord of(ParsedRecord parsed, int number) {
    return of(parsed, number, Replay::finish);
  }

  private static StudyRecord of(ParsedRecord parsed, int number, Consumer<Replay> check) {
    try {
      Replay replay = Replay.of(parsed, number, Games.families());
      check.accept(replay);
      return new StudyRecord(replay);
    } catch (ReplayException e) {
      throw new InGameException(e.problem(), parsed.record().tag("Game").orElse(""));
    }
  }

  /// Returns the position after the main line. Its moves, and those of the variations, are not
  /// checked again.
  public Position lastPosition() {
    Position position = replay.start();
    for (RecordedMove move : replay.record().mainLine().moves()) {
      position = position.playUnchecked(position.parseMove(move.text()));
    }
    return position;
  }

  /// Adds the positions after a line and after all variations in it.
  private static void addLast(Position start, MoveSequence line, List<Position> last) {
    Position position = start;
    for (RecordedMove move : line.moves()) {
      for (MoveAnnotation annotation : move.annotations()) {
        if (annotation instanceof MoveAnnotation.Variation(MoveSequence moves)) {
          addLast(position, moves, last);
        }
      }
      position = position.playUnchecked(position.parseMove(move.text()));
    }
    last.add(position);
  }

  /// Returns the initial position and the last ones of the main line and of each variation.
  public List<Position> endPositions() {
    List<Position> ends = new ArrayList<>(List.of(replay.start()));
    addLast(replay.start(), replay.record().mainLine(), ends);
    return ends;
  }

  /// Returns the text to store; it is the same for records with the same content.
  public String text() {
    return replay.record().format();
  }

  /// Returns the study as JSON.
  ///
  /// @param id the id of the study; empty when it is not saved
  public StudyJson toJson(String id) {
    GameRecord record = replay.record();
    return new StudyJson(
        id,
        id.isEmpty() ? "" : "/s/" + id,
        replay.game().id().game(),
        replay.game().id().variant(),
        replay.start().format(),
        replay.start().sideToMove().key(),
        record.tag("Event").orElse(""),
        record.result().format(),
        StudyJsonMapper.of(record.mainLine()),
        text());
  }
}
