package tabuleiro.simulation.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.server.QuietServers;
import tabuleiro.simulation.abuse.RatingMonth.Group;
import tabuleiro.simulation.abuse.RatingMonth.Plan;
import tabuleiro.simulation.abuse.RatingMonth.Standing;

/// What twenty accounts gain in a month by losing to each other.
@ExtendWith(QuietServers.class)
final class RatingMonthTest {
  private static final int ACCOUNTS = 20;
  private static final int HONEST = 12;
  private static final int DAYS = 30;
  private static final double MOST = 50;

  @TempDir Path folder;
  private int worlds;

  private Standing play(AbuseBug bug, Group group, Plan plan, int days) {
    return RatingMonth.play(
        folder.resolve("world" + worlds++ + ".db"), bug, group, plan, HONEST, days);
  }

  /// Returns what the account that gains most has gained, and prints the figures.
  private double gain(AbuseBug bug, Group group, Plan plan, int days) {
    Standing honest = play(bug, group, Plan.NONE, days);
    Standing cheated = play(bug, group, plan, days);
    assertThat(honest.shown()).as("the leaderboard").containsKeys("CheatA", "HonestA", "HonestM");
    double best = cheated.bestAbove(honest);
    System.out.printf(
        "%s, %s, %d days: the best gains %.0f points, all together %.0f; shown %s%n",
        group, plan, days, best, cheated.sumAbove(honest), cheated.shown());
    return Math.max(best, cheated.sumAbove(honest));
  }

  @Tag("slow")
  @Test
  void groupAtOneAddressGainsLittle() {
    assertThat(gain(AbuseBug.NONE, new Group(ACCOUNTS, 1, ACCOUNTS), Plan.ALL_TO_ONE, DAYS))
        .isLessThan(MOST);
  }

  @Test
  void groupAtTwentyAddressesGainsLittleInAWeek() {
    assertThat(gain(AbuseBug.NONE, new Group(ACCOUNTS, ACCOUNTS, ACCOUNTS), Plan.ALL_TO_ONE, 7))
        .isLessThan(MOST);
  }

  @Tag("slow")
  @Test
  void groupAtTwentyAddressesGainsLittle() {
    assertThat(gain(AbuseBug.NONE, new Group(ACCOUNTS, ACCOUNTS, ACCOUNTS), Plan.ALL_TO_ONE, DAYS))
        .isLessThan(MOST);
  }

  @Tag("slow")
  @Test
  void newcomersThatAlwaysCountAreFound() {
    Group group = new Group(ACCOUNTS, ACCOUNTS, ACCOUNTS);
    assertThat(gain(AbuseBug.EVERY_NEWCOMER_COUNTS, group, Plan.ALL_TO_ONE, 15))
        .isGreaterThan(MOST);
  }

  @Test
  void gamesThatAlwaysCountAreFound() {
    Group group = new Group(ACCOUNTS, 1, ACCOUNTS);
    assertThat(gain(AbuseBug.EVERY_GAME_COUNTS, group, Plan.ALL_TO_ONE, 5)).isGreaterThan(MOST);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "3, 3, ALL_TO_ONE",
    "1, 20, PYRAMID",
    "1, 20, WANDERING",
    "20, 20, RING",
    "20, 20, PYRAMID"
  })
  void groupWithFewPlacesGainsLittle(int addresses, int devices, Plan plan) {
    assertThat(gain(AbuseBug.NONE, new Group(ACCOUNTS, addresses, devices), plan, DAYS))
        .isLessThan(MOST);
  }
}
