package tabuleiro.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

final class QuietHoursTest {
  private static final ZoneId LISBON = ZoneId.of("Europe/Lisbon");

  private static Instant next(String from, String to, String due) {
    return new QuietHours(LocalTime.parse(from), LocalTime.parse(to), LISBON)
        .next(Instant.parse(due));
  }

  @Test
  void nightsEndInTheMorning() {
    // In July Lisbon is an hour ahead of UTC.
    assertThat(next("22:00", "08:00", "2026-07-01T21:00:00Z")).isEqualTo("2026-07-02T07:00:00Z");
    assertThat(next("22:00", "08:00", "2026-07-02T01:30:00Z")).isEqualTo("2026-07-02T07:00:00Z");
    assertThat(next("22:00", "08:00", "2026-07-02T06:59:59Z")).isEqualTo("2026-07-02T07:00:00Z");
  }

  @Test
  void otherHoursAreNotQuiet() {
    assertThat(next("22:00", "08:00", "2026-07-02T07:00:00Z")).isEqualTo("2026-07-02T07:00:00Z");
    assertThat(next("22:00", "08:00", "2026-07-02T20:59:59Z")).isEqualTo("2026-07-02T20:59:59Z");
  }

  @Test
  void hoursOfTheDayEndOnTheSameDay() {
    assertThat(next("09:00", "17:00", "2026-01-02T12:00:00Z")).isEqualTo("2026-01-02T17:00:00Z");
    assertThat(next("09:00", "17:00", "2026-01-02T17:00:00Z")).isEqualTo("2026-01-02T17:00:00Z");
  }

  @Test
  void theHourThatIsLeftOutInSpringEndsQuietHours() {
    // On 29 March 2026 there is no time from 01:00 to 02:00 in Lisbon.
    assertThat(next("22:00", "01:30", "2026-03-29T00:30:00Z")).isEqualTo("2026-03-29T01:30:00Z");
  }

  @Test
  void refusesNoHours() {
    LocalTime noon = LocalTime.NOON;
    assertThatThrownBy(() -> new QuietHours(noon, noon, LISBON))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
