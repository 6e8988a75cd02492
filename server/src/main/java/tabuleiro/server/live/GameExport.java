package tabuleiro.server.live;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.rules.Side;
import tabuleiro.server.store.GameInfo;
import tabuleiro.server.store.SeatInfo;
import tabuleiro.server.view.PlayerName;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Writes a game as a record. Beside the tags that every record has stand `Head`, the number and
/// the hash of the last event, `Id`, and what belongs to a series.
final class GameExport {
  private static final Messages WORDS = Messages.of(Language.ENGLISH);

  private GameExport() {}

  static GameRecord of(LiveGameState game, GameInfo info, List<SeatInfo> seats) {
    List<RecordTag> tags = new ArrayList<>();
    tags.add(new RecordTag("Id", info.id()));
    tags.add(new RecordTag("Head", game.head().sequence() + " " + game.head().hash()));
    game.series().previous().ifPresent(id -> tags.add(new RecordTag("Previous", id)));
    EventTags heading = new EventTags(tags).withDate(day(info));
    if (game.series().isMatch()) {
      heading = heading.withRound(game.series().round());
    }
    return named(game.table().toRecord(heading), seats);
  }

  private static LocalDate day(GameInfo info) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(info.createdMillis()), ZoneOffset.UTC);
  }

  private static GameRecord named(GameRecord record, List<SeatInfo> seats) {
    List<RecordTag> tags = record.tags().stream().map(tag -> named(tag, seats)).toList();
    return new GameRecord(tags, record.firstToMove(), record.mainLine(), record.result());
  }

  private static RecordTag named(RecordTag tag, List<SeatInfo> seats) {
    return switch (tag.name()) {
      case "White" -> named(tag, seats, Side.FIRST);
      case "Black" -> named(tag, seats, Side.SECOND);
      default -> tag;
    };
  }

  private static RecordTag named(RecordTag tag, List<SeatInfo> seats, Side side) {
    String name = PlayerName.of(seats.get(side.ordinal()), WORDS);
    return name.isEmpty() ? tag : new RecordTag(tag.name(), name);
  }
}
