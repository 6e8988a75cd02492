package tabuleiro.view.study;

import tabuleiro.play.record.GameRecord;
import tabuleiro.protocol.study.OpenedTextJson;
import tabuleiro.protocol.study.OpenedTextJson.OpenedGame;

/// Makes [OpenedTextJson].
public final class OpenedTextJsonMapper {
  private OpenedTextJsonMapper() {}

  static OpenedGame of(GameRecord record) {
    return new OpenedGame(
        tag(record, "Event"),
        tag(record, "White"),
        tag(record, "Black"),
        tag(record, "Date"),
        tag(record, "Game"),
        tag(record, "Variant"),
        record.result().format(),
        record.mainLine().moves().size());
  }

  /// Returns the value of a tag; empty for the sign of an unknown value.
  private static String tag(GameRecord record, String name) {
    String value = record.tag(name).orElse("");
    return value.startsWith("?") ? "" : value;
  }
}
