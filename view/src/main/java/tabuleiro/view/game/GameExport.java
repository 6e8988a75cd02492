package tabuleiro.view.game;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.rules.Side;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Exports a game as a record. In addition to the usual tags it has `Id`; `Head`, with the number
/// and the hash of the last event; in a series, `Previous` and `Round`; `Tournament`; and `Swapped`
/// when the players have exchanged sides after the first move: the names are those of the end.
public final class GameExport {
  private static final Messages WORDS = Messages.of(Language.ENGLISH);

  private static final long DAY_MILLIS = 86_400_000;

  private GameExport() {}

  /// Returns the record of a game.
  ///
  /// @param createdMillis when it was created, in milliseconds since 1970
  /// @param seats its seats, the first side first
  public static GameRecord of(LiveGameState game, long createdMillis, List<SeatInfo> seats) {
    List<RecordTag> tags = new ArrayList<>();
    tags.add(new RecordTag("Id", game.id()));
    tags.add(
        new RecordTag("Head", game.events().head().sequence() + " " + game.events().head().hash()));
    game.series().previous().ifPresent(id -> tags.add(new RecordTag("Previous", id)));
    game.series().tournament().ifPresent(id -> tags.add(new RecordTag("Tournament", id)));
    if (game.events().all().stream()
        .anyMatch(event -> event.content().action() instanceof PlayerAction.Swap)) {
      tags.add(new RecordTag("Swapped", "yes"));
    }
    EventTags heading = new EventTags(tags).withDate(date(createdMillis));
    if (game.series().isMatch()) {
      heading = heading.withRound(game.series().round());
    }
    return withName(game.session().toRecord(heading), seats);
  }

  private static LocalDate date(long millis) {
    return LocalDate.ofEpochDay(Math.floorDiv(millis, DAY_MILLIS));
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
