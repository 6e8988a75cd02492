package tabuleiro.play.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.play.record.EventTags;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.RecordTag;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;

/// What the players have agreed before a game. Its text is the first event: a record without moves,
/// whose tags give the game, the variant, the initial position, the seed, the clock and the series.
/// Computer players have the texts that select them as names.
public final class LiveGameSetup {
  private static final String UNKNOWN = "?";
  private static final String PREVIOUS = "Previous";
  private static final String GAMES = "Games";
  private static final String ROUND = "Round";
  private static final String RATED = "Rated";
  private static final String TOURNAMENT = "Tournament";
  private static final String SWAP = "SwapRule";
  private static final String TAKEBACK_CLOCKS = "TakebackClocks";
  private static final String YES = "yes";

  private final GameRecord record;

  private LiveGameSetup(GameRecord record) {
    this.record = record;
  }

  /// Parses the text of a setup.
  public static LiveGameSetup parse(String text) {
    return new LiveGameSetup(GameRecord.parse(text).getFirst().record());
  }

  /// Formats a setup.
  public static String format(SessionSetup setup, GameSeries series) {
    List<RecordTag> tags = new ArrayList<>();
    if (series.isMatch()) {
      tags.add(new RecordTag(ROUND, String.valueOf(series.round())));
      tags.add(new RecordTag(GAMES, "2"));
    }
    if (series.isRated()) {
      tags.add(new RecordTag(RATED, YES));
    }
    if (series.hasSwapRule()) {
      tags.add(new RecordTag(SWAP, YES));
    }
    if (!setup.timeControls().isOff()) {
      tags.add(new RecordTag(TAKEBACK_CLOCKS, "restored"));
    }
    series.tournament().ifPresent(id -> tags.add(new RecordTag(TOURNAMENT, id)));
    series.previous().ifPresent(game -> tags.add(new RecordTag(PREVIOUS, game)));
    SessionSetup nameless =
        new SessionSetup(
            setup.start(),
            setup.seed(),
            withoutHumanName(setup.first()),
            withoutHumanName(setup.second()),
            setup.timeControls());
    return new GameSession(nameless, () -> 0).toRecord(new EventTags(tags)).format();
  }

  /// Names of humans are stored with their seats, because players may join later.
  private static Seat withoutHumanName(Seat seat) {
    return Seat.human(seat.playerId().orElse(UNKNOWN));
  }

  /// Returns the game's place in a series.
  public GameSeries series() {
    return new GameSeries(
        record.tag(PREVIOUS),
        record.tag(GAMES).isPresent(),
        record.tag(ROUND).map(Integer::valueOf).orElse(1),
        record.tag(RATED).equals(Optional.of(YES)),
        record.tag(TOURNAMENT),
        record.tag(SWAP).equals(Optional.of(YES)));
  }

  /// Returns whether a takeback sets the clocks back. In games of earlier versions, which must be
  /// replayed as they were played, it did not.
  public boolean restoresClocks() {
    return record.tag(TAKEBACK_CLOCKS).isPresent();
  }

  /// Returns a session of the game whose clock reads the given time.
  public GameSession session(EventClock time) {
    return GameSession.resume(
        Replay.of(record, Games.families()), seat("White"), seat("Black"), time);
  }

  private Seat seat(String tag) {
    String name = record.tag(tag).orElse(UNKNOWN);
    return name.equals(UNKNOWN) ? Seat.human(name) : Seat.computer(name, name);
  }
}
