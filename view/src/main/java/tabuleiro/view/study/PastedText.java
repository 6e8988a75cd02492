package tabuleiro.view.study;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.games.Games;
import tabuleiro.play.PlayException;
import tabuleiro.play.Result;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.ParsedFile;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.Replay;
import tabuleiro.play.record.TextLocation;
import tabuleiro.protocol.study.OpenedTextJson;
import tabuleiro.protocol.study.StudyJson;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.IllegalMoveException;
import tabuleiro.rules.Message;
import tabuleiro.rules.MoveFormatException;
import tabuleiro.rules.Position;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.text.SafeText;
import tabuleiro.view.position.InGameException;
import tabuleiro.view.position.Variation;

/// Reads a text that a person pasted or chose as a file: a record with one game or several, the
/// text of a position, or a list of moves.
public final class PastedText {
  private static final Pattern RESULT =
      Pattern.compile("(?s).*(?:^|\\s)(?:\\*|1-0|0-1|1/2-1/2)\\s*");

  private final OpenRequest request;
  private final Messages messages;

  private PastedText(OpenRequest request, Messages messages) {
    this.request = request;
    this.messages = messages;
  }

  /// Returns the games of a text, what is wrong with those that cannot be read, and the moves of
  /// the requested game.
  ///
  /// @param messages the general messages, for the problems of games that cannot be read
  /// @throws PlayException when no game can be read; a record's message has the line and column
  /// @throws InGameException when a move is illegal
  public static OpenedTextJson read(OpenRequest request, Messages messages) {
    return new PastedText(request, messages).read();
  }

  private OpenedTextJson read() {
    String given = request.text().orElse("");
    String text = given.startsWith("\uFEFF") ? given.substring(1) : given;
    if (text.isBlank()) {
      throw new StudyException("analysis.needs", "text");
    }
    return isRecord(text) ? ofRecords(GameRecord.parseFile(text)) : ofGame(text);
  }

  /// Returns whether the first line that is no comment begins with a tag.
  private static boolean isRecord(String text) {
    return text.lines()
        .filter(line -> !line.startsWith("%"))
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith(";"))
        .findFirst()
        .filter(line -> line.startsWith("["))
        .isPresent();
  }

  private OpenedTextJson ofRecords(ParsedFile file) {
    List<ParsedRecord> records = file.games();
    if (records.isEmpty() && !file.problems().isEmpty()) {
      throw file.problems().getFirst();
    }
    boolean isOne = records.size() == 1 && file.problems().isEmpty();
    Optional<Integer> number = isOne ? Optional.of(1) : request.number();
    if (number.isPresent() && (number.get() < 1 || number.get() > records.size())) {
      throw new StudyException("study.no-such-game", number.get(), records.size());
    }
    Optional<StudyJson> study =
        number
            .map(chosen -> chosen - 1)
            .map(index -> study(records.get(index), file.numbers().get(index)).toJson(""));
    return new OpenedTextJson(
        records.stream().map(record -> OpenedTextJsonMapper.of(record.record())).toList(),
        file.problems().stream().map(e -> SafeText.clean(messages.format(e.problem()))).toList(),
        study);
  }

  /// Checks the moves of a game. Its result is not checked: a game may be opened without one.
  private static StudyRecord study(ParsedRecord parsed, int number) {
    try {
      Replay replay = Replay.of(parsed, number, Games.families());
      while (replay.hasNext()) {
        replay.next();
      }
      return new StudyRecord(replay);
    } catch (PlayException e) {
      throw new InGameException(e.problem(), parsed.record().tag("Game").orElse(""));
    }
  }

  /// Reads a position or a list of moves.
  private OpenedTextJson ofGame(String text) {
    Game game =
        Variation.game(request.board().game().orElse(""), request.board().variant().orElse(""));
    try {
      return opened(
          record(game.parse(text.strip()), MoveSequence.of(List.of()), Result.NONE), List.of());
    } catch (RulesException notPosition) {
      return ofMoves(game, text, notPosition);
    }
  }

  private OpenedTextJson ofMoves(Game game, String text, RulesException notPosition) {
    boolean hasResult = RESULT.matcher(text).matches();
    List<ParsedRecord> games = GameRecord.parse(hasResult ? text : text + " *");
    if (games.size() != 1) {
      throw new StudyException("study.one-game", games.size());
    }
    ParsedRecord parsed = games.getFirst();
    MoveSequence moves = parsed.record().mainLine();
    try {
      Position start = request.board().position(game, 1);
      requireMove(start, moves, notPosition);
      return opened(record(start, moves, parsed.record().result()), parsed.moveLocations());
    } catch (RulesException e) {
      throw new InGameException(e, game.id().game());
    }
  }

  /// Refuses a text that does not even begin like a move.
  private static void requireMove(Position start, MoveSequence moves, RulesException notPosition) {
    if (moves.moves().isEmpty()) {
      throw notPosition;
    }
    try {
      start.parseMove(moves.moves().getFirst().text());
    } catch (MoveFormatException notMove) {
      Message position = notPosition.violation().withRule();
      Message move = notMove.violation().withRule();
      throw new InGameException(
          Message.of("study.unreadable", position, move), start.game().id().game());
    } catch (IllegalMoveException _) {
      // The moves are checked later, with the place of the first illegal one.
    }
  }

  private static GameRecord record(Position start, MoveSequence moves, Result result) {
    GameId id = start.game().id();
    List<RecordTag> tags =
        List.of(
            new RecordTag("Game", id.game()),
            new RecordTag("Variant", id.variant()),
            new RecordTag("FEN", start.format()));
    Side first = moves.moves().isEmpty() ? Side.FIRST : start.sideToMove();
    return new GameRecord(tags, first, moves, result);
  }

  private OpenedTextJson opened(GameRecord record, List<TextLocation> moveLocations) {
    ParsedRecord game = new ParsedRecord(record, moveLocations, TextLocation.START);
    return ofRecords(new ParsedFile(List.of(game), List.of(1), List.of()));
  }
}
