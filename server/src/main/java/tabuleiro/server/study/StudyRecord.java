package tabuleiro.server.study;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.record.ReplayException;
import tabuleiro.server.http.ProblemException;

/// A record that can be kept as a study: one game, whose moves are legal, those of its variations
/// included.
///
/// @param replay at the start of the record or its end
record StudyRecord(Replay replay) {
  /// Bytes of a study's text.
  static final int MAX_BYTES = 1 << 20;

  /// Reads and checks the text of a record.
  ///
  /// @throws tabuleiro.play.PlayException when it is no record, with the place
  /// @throws ProblemException when the record breaks the rules, with the place, in the words of its
  ///   game
  static StudyRecord parse(String text) {
    return read(text, Replay::finish);
  }

  /// Reads a text that was checked when it was kept: a long one would take long to check again.
  static StudyRecord parseStored(String text) {
    return read(text, _ -> {});
  }

  private static StudyRecord read(String text, Consumer<Replay> check) {
    List<ParsedRecord> games = GameRecord.parse(text);
    if (games.size() != 1) {
      throw new StudyException("study.one-game", games.size());
    }
    try {
      Replay replay = Replay.of(games.getFirst(), 1, Games.families());
      check.accept(replay);
      return new StudyRecord(replay);
    } catch (ReplayException e) {
      throw ProblemException.of(e).inGame(games.getFirst().record().tag("Game").orElse(""));
    }
  }

  /// Returns the text that is kept: the same for records that say the same.
  String text() {
    return replay.record().format();
  }

  /// Returns what is shown of it.
  ///
  /// @param id of the study
  StudyJson toJson(String id) {
    GameRecord record = replay.record();
    return new StudyJson(
        id,
        "/s/" + id,
        replay.game().id().game(),
        replay.game().id().variant(),
        replay.start().format(),
        replay.start().sideToMove().name().toLowerCase(Locale.ROOT),
        record.tag("Event").orElse(""),
        record.result().format(),
        StudyJson.StudyLine.of(record.mainLine()),
        text());
  }
}
