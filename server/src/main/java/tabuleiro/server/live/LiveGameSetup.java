package tabuleiro.server.live;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.Replay;

/// What is agreed before a game, as the text of its first event: a record without moves. Its tags
/// name game, variant, start, seed and clock, and the series; computer players are called by their
/// texts.
final class LiveGameSetup {
  private static final String NOBODY = "?";
  private static final String PREVIOUS = "Previous";
  private static final String GAMES = "Games";
  private static final String ROUND = "Round";

  private final GameRecord record;

  private LiveGameSetup(GameRecord record) {
    this.record = record;
  }

  /// Reads the text of a setup.
  static LiveGameSetup parse(String text) {
    return new LiveGameSetup(GameRecord.parse(text).getFirst().record());
  }

  /// Returns the text of a setup.
  static String format(TableSetup setup, GameSeries series) {
    List<RecordTag> tags = new ArrayList<>();
    if (series.isMatch()) {
      tags.add(new RecordTag(ROUND, String.valueOf(series.round())));
      tags.add(new RecordTag(GAMES, "2"));
    }
    series.previous().ifPresent(game -> tags.add(new RecordTag(PREVIOUS, game)));
    TableSetup nameless =
        new TableSetup(
            setup.start(),
            setup.seed(),
            nameless(setup.first()),
            nameless(setup.second()),
            setup.timeControl());
    return new Table(nameless, () -> 0).toRecord(new EventTags(tags)).format();
  }

  /// Names of persons are kept with their seats, where they may come later.
  private static Seat nameless(Seat seat) {
    return Seat.human(seat.playerId().orElse(NOBODY));
  }

  /// Returns how the game belongs to others.
  GameSeries series() {
    return new GameSeries(
        record.tag(PREVIOUS),
        record.tag(GAMES).isPresent(),
        record.tag(ROUND).map(Integer::valueOf).orElse(1));
  }

  /// Returns a table for the game, at the time that is told.
  Table table(EventClock time) {
    return Table.resume(Replay.of(record, Games.families()), seat("White"), seat("Black"), time);
  }

  private Seat seat(String tag) {
    String name = record.tag(tag).orElse(NOBODY);
    return name.equals(NOBODY) ? Seat.human(name) : Seat.computer(name, name);
  }
}
