package tabuleiro.server.live;

import tabuleiro.games.Games;
import tabuleiro.play.GameRecord;
import tabuleiro.play.Heading;
import tabuleiro.play.Replay;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;

/// What is agreed before a game, as the text of its first event: a record without moves. Its tags
/// name game, variant, start, seed and clock; computer players are called by their texts.
final class GameSetup {
  private static final String NOBODY = "?";

  private GameSetup() {}

  /// Returns the text of a setup.
  static String format(TableSetup setup) {
    TableSetup nameless =
        new TableSetup(
            setup.start(),
            setup.seed(),
            nameless(setup.first()),
            nameless(setup.second()),
            setup.clock());
    return new Table(nameless, () -> 0).record(Heading.NONE).format();
  }

  /// Names of persons are kept with their seats, where they may come later.
  private static Seat nameless(Seat seat) {
    return Seat.human(seat.player().orElse(NOBODY));
  }

  /// Returns a table for the setup of a text, at the time that is told.
  static Table table(String text, ToldTime time) {
    GameRecord record = GameRecord.parse(text).getFirst().record();
    return Table.resume(
        Replay.of(record, Games.families()), seat(record, "White"), seat(record, "Black"), time);
  }

  private static Seat seat(GameRecord record, String tag) {
    String name = record.tag(tag).orElse(NOBODY);
    return name.equals(NOBODY) ? Seat.human(name) : Seat.computer(name, name);
  }
}
