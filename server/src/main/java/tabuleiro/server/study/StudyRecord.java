package tabuleiro.server.study;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tabuleiro.games.Games;
import tabuleiro.play.GameRecord;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.Replay;
import tabuleiro.play.ReplayException;
import tabuleiro.server.http.Problem;

/// A record that can be kept as a study: one game, whose moves are legal, those of its variations
/// included.
///
/// @param replay at the start of the record or its end
record StudyRecord(Replay replay) {
  /// Bytes of a study's text.
  static final int LONGEST = 1 << 20;

  /// Reads and checks the text of a record.
  ///
  /// @throws tabuleiro.play.PlayException when it is no record, with the place
  /// @throws Problem when the record breaks the rules, with the place, in the words of its game
  static StudyRecord parse(String text) {
    return read(text, Replay::finish);
  }

  /// Reads a text that was checked when it was kept: a long one would take long to check again.
  static StudyRecord kept(String text) {
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
      throw Problem.of(e).in(games.getFirst().record().tag("Game").orElse(""));
    }
  }

  /// Returns the text that is kept: the same for records that say the same.
  String text() {
    return replay.record().format();
  }

  /// Returns what is shown of it.
  ///
  /// @param id of the study
  StudyJson shown(String id) {
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
        StudyJson.Line.of(record.line()),
        text());
  }
}
