package tabuleiro.simulation;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// What the first event says about a game, for [GameModel].
///
/// @param restoresClocks whether a takeback gives back the times
/// @param round the number of the game in its match, from 1
/// @param humans the sides that humans play
record ModelSettings(
    Position start,
    Map<Side, TimeControl> clocks,
    boolean isMatch,
    boolean isOfTournament,
    boolean hasSwapRule,
    boolean restoresClocks,
    int round,
    Set<Side> humans) {
  private static final long DAY_MILLIS = 24L * 60 * 60 * 1000;

  /// Reads the text of the first event.
  static ModelSettings of(String start) {
    GameRecord record = GameRecord.parse(start).getFirst().record();
    String both = record.tag("TimeControl").orElse("-");
    Map<Side, TimeControl> clocks = new EnumMap<>(Side.class);
    clocks.put(Side.FIRST, TimeControl.parseTag(record.tag("WhiteTimeControl").orElse(both)));
    clocks.put(Side.SECOND, TimeControl.parseTag(record.tag("BlackTimeControl").orElse(both)));
    Set<Side> humans = EnumSet.noneOf(Side.class);
    if (record.tag("White").orElse("?").equals("?")) {
      humans.add(Side.FIRST);
    }
    if (record.tag("Black").orElse("?").equals("?")) {
      humans.add(Side.SECOND);
    }
    return new ModelSettings(
        Replay.of(record, Games.families()).start(),
        clocks,
        record.tag("Games").isPresent(),
        record.tag("Tournament").isPresent(),
        record.tag("SwapRule").isPresent(),
        record.tag("TakebackClocks").isPresent(),
        record.tag("Round").map(Integer::valueOf).orElse(1),
        humans);
  }

  TimeControl clock(Side side) {
    return Objects.requireNonNull(clocks.get(side));
  }

  /// Returns the time that a side has at the start, in milliseconds.
  long startMillis(Side side) {
    return switch (clock(side)) {
      case TimeControl.None() -> Long.MAX_VALUE / 2;
      case TimeControl.Fischer(var base, _) -> base.toMillis();
      case TimeControl.PerMove(var time) -> time.toMillis();
    };
  }

  boolean isTimed() {
    return !(clock(Side.FIRST) instanceof TimeControl.None);
  }

  boolean isCorrespondence() {
    return clock(Side.FIRST) instanceof TimeControl.PerMove(var time)
        && time.toMillis() >= DAY_MILLIS;
  }

  /// Returns whether the game cannot end without a result: a later game of a match, and a game of a
  /// tournament.
  boolean needsResult() {
    return isOfTournament || (isMatch && round > 1);
  }
}
