package tabuleiro.play.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.Side;

final class ClockTest {
  /// The origin is arbitrary, so the tests start just before the nanosecond counter overflows.
  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);

  private Clock clock(String setting) {
    return new Clock(TimeControls.parse(setting), now::get);
  }

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  @ParameterizedTest
  @CsvSource({
    "off, off, -",
    "5m+3s, 5m+3s, 300+3",
    "90s, 90s, 90",
    "10m, 10m, 600",
    "60s, 60s, 60",
    "1m, 60s, 60",
    "1h, 60m, 3600",
    "30s/move, 30s/move, 1/30",
    "3d/move, 3d/move, 1/259200",
    "72h/move, 3d/move, 1/259200",
    "14d/move, 14d/move, 1/1209600",
    "36h/move, 2160m/move, 1/129600",
    "500ms/move, 500ms/move, 1/0.5",
    "1500ms+20ms, 1500ms+20ms, 1.5+0.02",
    "5m+0s, 5m, 300"
  })
  void settingsAreReadAndWritten(String text, String command, String timeControl) {
    TimeControl setting = TimeControl.parse(text);
    assertThat(setting.format()).isEqualTo(command);
    assertThat(TimeControl.parse(command)).isEqualTo(setting);
    assertThat(setting.formatTag()).isEqualTo(timeControl);
    assertThat(TimeControl.parseTag(timeControl)).isEqualTo(setting);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5",
        "m",
        "-5m",
        "5m+",
        "+3s",
        "5m3s",
        "0s",
        "337h",
        "15d/move",
        "5m+3s/move",
        "999999999h",
        "5m ",
        "0ms/move",
        "٣s"
      })
  void malformedCommandTextsAreRefused(String text) {
    assertThatThrownBy(() -> TimeControl.parse(text))
        .isInstanceOf(TimeControlFormatException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?", "40/9000", "300+", "1/0", "0", "1/", "*180", "0.0001"})
  void malformedTimeControlTagsAreRefused(String text) {
    assertThatThrownBy(() -> TimeControl.parseTag(text))
        .isInstanceOf(TimeControlFormatException.class);
  }

  @Test
  void onlyTheRunningSideLosesTimeAndGetsTheIncrementForItsMove() {
    Clock clock = clock("5m+3s");
    clock.start(Side.FIRST);
    pass(Duration.ofSeconds(10));
    assertThat(clock.remaining(Side.FIRST)).contains(Duration.ofSeconds(290));
    assertThat(clock.remaining(Side.SECOND)).contains(Duration.ofMinutes(5));
    clock.press();
    assertThat(clock.runningSide()).contains(Side.SECOND);
    pass(Duration.ofSeconds(1));
    assertThat(clock.remaining(Side.FIRST)).contains(Duration.ofSeconds(293));
    assertThat(clock.remaining(Side.SECOND)).contains(Duration.ofSeconds(299));
  }

  @Test
  void theFlagFallsAtZeroAndNotBefore() {
    Clock clock = clock("10s");
    clock.start(Side.SECOND);
    pass(Duration.ofSeconds(10).minusNanos(1));
    assertThat(clock.expiredSide()).isEmpty();
    pass(Duration.ofNanos(1));
    assertThat(clock.expiredSide()).contains(Side.SECOND);
    pass(Duration.ofHours(1));
    assertThat(clock.remaining(Side.SECOND)).contains(Duration.ZERO);
  }

  @Test
  void fixedTimeAMoveIsFullAgainForEachMove() {
    Clock clock = clock("10s/move");
    clock.start(Side.FIRST);
    pass(Duration.ofSeconds(9));
    clock.press();
    assertThat(clock.remaining(Side.FIRST)).contains(Duration.ofSeconds(10));
    pass(Duration.ofSeconds(10));
    assertThat(clock.expiredSide()).contains(Side.SECOND);
  }

  @Test
  void withoutClockNothingRunsOut() {
    Clock clock = clock("off");
    clock.start(Side.FIRST);
    pass(Duration.ofHours(1000));
    assertThat(clock.expiredSide()).isEmpty();
    assertThat(clock.remaining(Side.FIRST)).isEmpty();
  }

  @Test
  void aStoppedClockKeepsItsTimes() {
    Clock clock = clock("10s");
    clock.start(Side.FIRST);
    pass(Duration.ofSeconds(4));
    clock.stop();
    pass(Duration.ofSeconds(100));
    clock.press();
    assertThat(clock.remaining(Side.FIRST)).contains(Duration.ofSeconds(6));
    assertThat(clock.runningSide()).isEmpty();
  }

  @Test
  void withTimeOddsEachSideHasItsOwnTimeAndIncrement() {
    Clock clock = clock("10m,3m+2s");
    clock.start(Side.FIRST);
    pass(Duration.ofMinutes(1));
    clock.press();
    pass(Duration.ofMinutes(1));
    clock.press();
    assertThat(clock.remaining(Side.FIRST)).contains(Duration.ofMinutes(9));
    assertThat(clock.remaining(Side.SECOND)).contains(Duration.ofSeconds(122));
    pass(Duration.ofMinutes(9));
    assertThat(clock.expiredSide()).contains(Side.FIRST);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "10m,3m+2s|10m,3m+2s",
        "5m,300s|5m",
        "off,off|off",
        "3d/move,1d/move|3d/move,1d/move"
      })
  void timeOddsAreReadAndWritten(String text, String command) {
    TimeControls settings = TimeControls.parse(text);
    assertThat(settings.format()).isEqualTo(command);
    assertThat(TimeControls.parse(command)).isEqualTo(settings);
    assertThat(settings.exchanged().exchanged()).isEqualTo(settings);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"10m,", ",10m", "10m,3m,1m", "10m, 3m", "off,3m", "5m,3d/move", "2d/move,1m/move"})
  void timesThatDoNotGoTogetherAreRefused(String text) {
    assertThatThrownBy(() -> TimeControls.parse(text))
        .isInstanceOf(TimeControlFormatException.class);
  }
}
