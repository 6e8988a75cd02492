package tabuleiro.view.game;

import java.time.Duration;
import tabuleiro.play.live.ClockSnapshot;
import tabuleiro.protocol.game.ClockJson;
import tabuleiro.rules.Side;

/// Makes [ClockJson].
public final class ClockJsonMapper {
  private ClockJsonMapper() {}

  /// Returns a reading as JSON.
  public static ClockJson of(ClockSnapshot clock) {
    return new ClockJson(
        clock.settings().format(),
        clock.first().map(Duration::toMillis),
        clock.second().map(Duration::toMillis),
        clock.running().map(Side::key).orElse(""),
        clock.firstMoveDeadline().map(deadline -> Math.max(0, deadline - clock.atMillis())),
        clock.atMillis());
  }
}
