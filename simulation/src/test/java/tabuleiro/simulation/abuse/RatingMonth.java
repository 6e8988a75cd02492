package tabuleiro.simulation.abuse;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.DoubleStream;
import tabuleiro.server.DrivenSite;
import tabuleiro.server.game.Json;

/// A month of a site with honest members, all equally strong, and a group of accounts that exchange
/// rating. The honest members, and one account of the group, play each other honestly for some days
/// before, so that their ratings are certain. The world without the exchange is played with the
/// same results: what an account has more there than here it has gained from nothing.
final class RatingMonth {
  /// Where the accounts of the group play.
  ///
  /// @param addresses how many network addresses they share
  /// @param devices how many browsers they share
  record Group(int accounts, int addresses, int devices) {}

  /// How the group exchanges rating.
  enum Plan {
    /// It does not.
    NONE,
    /// All lose to one.
    ALL_TO_ONE,
    /// Each loses to the one above, who has collected from those below.
    PYRAMID,
    /// All lose to one, who plays from a new address each day.
    WANDERING,
    /// All but one play each other until their ratings are certain, and then lose to that one.
    RING
  }

  /// The ratings that the leaderboard shows at the end, by name.
  record Standing(Map<String, Double> shown) {
    private static final double INITIAL = 1500;

    /// Returns how much the accounts of a group have more than in another world, together.
    double sumAbove(Standing other) {
      return gains(other).sum();
    }

    /// Returns how much the account of a group that gains most has more than in another world.
    double bestAbove(Standing other) {
      return gains(other).max().orElse(0);
    }

    private DoubleStream gains(Standing other) {
      return shown.entrySet().stream()
          .filter(entry -> entry.getKey().startsWith("Cheat"))
          .mapToDouble(
              entry -> entry.getValue() - other.shown.getOrDefault(entry.getKey(), INITIAL));
    }
  }

  /// Letters of which none looks like another.
  private static final String LETTERS = "ABCDEFGHJKMNPRSTUWXYZ";

  private static final int HONEST_DAYS = 12;

  /// The days between two days with games, in the month: games on each day count no more.
  private static final int PERIOD = 3;

  private final DrivenSite site;
  private final Group group;
  private final Random random = new Random(7);
  private final List<SitePlayer> honest = new ArrayList<>();
  private final List<SitePlayer> cheats = new ArrayList<>();
  private String pool = "";

  private RatingMonth(DrivenSite site, Group group) {
    this.site = site;
    this.group = group;
  }

  /// Plays a world, and returns the leaderboard at its end.
  ///
  /// @param days how many days the exchange goes on
  static Standing play(Path file, AbuseBug bug, Group group, Plan plan, int honest, int days) {
    try (DrivenSite site = new DrivenSite(file, bug::rewrite)) {
      RatingMonth month = new RatingMonth(site, group);
      month.signUp(honest);
      for (int day = 0; day < HONEST_DAYS + days; day++) {
        boolean isBefore = day < HONEST_DAYS;
        if (isBefore || day % PERIOD == 0) {
          month.playHonestly(day, isBefore);
        }
        if (!isBefore && day % PERIOD == 0) {
          if (plan == Plan.RING && day < HONEST_DAYS + days / 2) {
            month.playAmongThemselves(day);
          } else {
            month.exchange(plan, day);
          }
        }
        site.pass(Duration.ofHours(12));
      }
      return month.standing();
    }
  }

  private void signUp(int count) {
    for (int i = 0; i < count; i++) {
      honest.add(SitePlayer.browser(site, "Honest" + LETTERS.charAt(i), "20." + i + ".1.1"));
    }
    for (int i = 0; i < group.accounts(); i++) {
      SitePlayer cheat =
          SitePlayer.browser(
              site, "Cheat" + LETTERS.charAt(i), "21." + i % group.addresses() + ".1.1");
      cheats.add(i < group.devices() ? cheat : cheat.withDeviceOf(cheats.get(i % group.devices())));
      sign(cheat);
    }
    honest.forEach(this::sign);
  }

  private void sign(SitePlayer player) {
    var _ = player.signUp();
    site.pass(Duration.ofMinutes(30));
  }

  /// Every member plays one game a day against another; the first of the group too.
  ///
  /// @param all whether the first of the group plays two, to have a certain rating
  private void playHonestly(int day, boolean all) {
    for (int i = 0; i < honest.size(); i++) {
      int other = (i + 1 + day % (honest.size() - 1)) % honest.size();
      playFairly(honest.get(i), honest.get(other));
    }
    for (int i = 0; i < (all ? 2 : 1); i++) {
      playFairly(cheats.getFirst(), honest.get((2 * day + i) % honest.size()));
    }
  }

  private void playFairly(SitePlayer one, SitePlayer other) {
    if (random.nextBoolean()) {
      win(one, other);
    } else {
      win(other, one);
    }
  }

  /// All but the first of the group play each other; each wins as often as it loses.
  private void playAmongThemselves(int day) {
    int others = cheats.size() - 1;
    for (int i = 0; i < others; i++) {
      for (int step = 1; step <= 3; step++) {
        int other = (i + 1 + (step + day) % (others - 1)) % others;
        win(cheats.get(1 + i), cheats.get(1 + other));
      }
    }
  }

  private void exchange(Plan plan, int day) {
    for (int i = cheats.size() - 1; i > 0; i--) {
      switch (plan) {
        case NONE -> {
          return;
        }
        case ALL_TO_ONE, RING -> win(cheats.getFirst(), cheats.get(i));
        case PYRAMID -> win(cheats.get(i / 2), cheats.get(i));
        case WANDERING -> {
          String home = cheats.getFirst().address();
          cheats.getFirst().moveTo("22." + day + ".1.1");
          win(cheats.getFirst(), cheats.get(i));
          cheats.getFirst().moveTo(home);
        }
      }
    }
  }

  /// Lets both move once, and the loser resign.
  private void win(SitePlayer winner, SitePlayer loser) {
    String game = winner.challenge(loser, "").text("gameId");
    var _ = winner.move(game);
    var _ = loser.move(game);
    var _ = loser.act(game, "'action':'resign'");
    site.pass(Duration.ofMinutes(1));
    if (pool.isEmpty()) {
      pool = winner.done("GET", "/games/" + game + "/ratings", "").text("pool");
    }
  }

  private Standing standing() {
    Json leaders = honest.getFirst().done("GET", "/ratings/" + pool, "");
    Map<String, Double> shown = new HashMap<>();
    for (int i = 0; i < leaders.size("leaders"); i++) {
      shown.put(
          leaders.text("leaders", i, "name"), (double) leaders.number("leaders", i, "rating"));
    }
    return new Standing(shown);
  }
}
