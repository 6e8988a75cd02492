package tabuleiro.server.game;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Exports a game as a record. In addition to the usual tags it has `Id`; `Head`, with the number
/// and the hash of the last event; in a series, `Previous` and `Round`; `Tournament`; and `Swapped`
/// when the players have exchanged sides after the first move: the names are those of the end.
final class GameExport {
  private static final Messages WORDS = Messages.of(Language.ENGLISH);

  private GameExport() {}

  static GameRecord of(LiveGameState game, GameInfo info, List<SeatInfo> seats) {
    List<RecordTag> tags = new ArrayList<>();
    tags.add(new RecordTag("Id", info.id()));
    tags.add(
        new RecordTag("Head", game.events().head().sequence() + " " + game.events().head().hash()));
    game.series().previous().ifPresent(id -> tags.add(new RecordTag("Previous", id)));
    game.series().tournament().ifPresent(id -> tags.add(new RecordTag("Tournament", id)));
    if (game.events().all().stream()
        .anyMatch(event -> event.content().action() instanceof PlayerAction.Swap)) {
      tags.add(new RecordTag("Swapped", "yes"));
    }
    EventTags heading = new EventTags(tags).withDate(creationDate(info));
    if (game.series().isMatch()) {
      heading = heading.withRound(game.series().round());
    }
    return withName(game.session().toRecord(heading), seats);
  }

  private static LocalDate creationDate(GameInfo info) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(info.createdMillis()), ZoneOffset.UTC);
  }

  private static GameRecord withName(GameRecord record, List<SeatInfo> seats) {
    List<RecordTag> tags = record.tags().stream().map(tag -> withName(tag, seats)).toList();
    return new GameRecord(tags, record.firstToMove(), record.mainLine(), record.result());
  }

  private static RecordTag withName(RecordTag tag, List<SeatInfo> seats) {
    return switch (tag.name()) {
      case "White" -> withName(tag, seats, Side.FIRST);
      case "Black" -> withName(tag, seats, Side.SECOND);
      default -> tag;
    };
  }

  private static RecordTag withName(RecordTag tag, List<SeatInfo> seats, Side side) {
    String name = seats.get(side.ordinal()).displayedName(WORDS);
    return name.isEmpty() ? tag : new RecordTag(tag.name(), name);
  }
}
