package tabuleiro.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.lab.match.MatchPlan;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.match.Opening;
import tabuleiro.lab.match.Openings;
import tabuleiro.lab.report.ReportPlan;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.record.EventTags;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// What the executors receive is the plan that was sent.
final class MatchDescriptionTest {
  private static final List<MatchPlayer> PLAYERS =
      List.of(
          new MatchPlayer("9", MoveLimits.ofNodes(20)),
          new MatchPlayer("5", MoveLimits.ofMillis(7)),
          new MatchPlayer("random", MoveLimits.NONE));

  static List<Family> families() {
    return Games.families();
  }

  /// Sends an object as Spark does.
  private static Object sent(Object object) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  @ParameterizedTest
  @MethodSource("families")
  void matchArrivesAsItWasSent(Family family) throws Exception {
    Game game = family.game();
    Position start = game.start(3);
    Position fixed = start.playUnchecked(start.moveAt(0));
    EventTags heading = EventTags.NONE.withEvent("Cup \"7\"");
    MatchPlan plan =
        new MatchPlan(PLAYERS, 6, new Openings(game, Optional.of(fixed), 2, -5_000_000_000L));
    assertSameMatch(plan, heading);
    assertSameMatch(
        new MatchPlan(PLAYERS, 6, new Openings(game, Optional.empty(), 0, 1)), EventTags.NONE);
  }

  /// Games are compared by their names: not every game has `equals`.
  private static void assertSameMatch(MatchPlan plan, EventTags heading) throws Exception {
    MatchDescription received = (MatchDescription) sent(MatchDescription.of(plan, heading));
    assertThat(received.heading()).isEqualTo(heading);
    MatchPlan copy = received.plan();
    assertThat(copy.game().id()).isEqualTo(plan.game().id());
    assertThat(copy.players()).isEqualTo(plan.players());
    assertThat(copy.games()).isEqualTo(plan.games());
    Opening opening = plan.openings().opening(2);
    assertThat(copy.openings().opening(2).start().format()).isEqualTo(opening.start().format());
    assertThat(copy.openings().opening(2).moves()).isEqualTo(opening.moves());
    assertThat(copy.random(copy.scheduledGame(5)).nextLong())
        .isEqualTo(plan.random(plan.scheduledGame(5)).nextLong());
  }

  @ParameterizedTest
  @MethodSource("families")
  void reportArrivesAsItWasSent(Family family) throws Exception {
    ReportPlan plan = new ReportPlan(family.game(), 1, 2, 3, PLAYERS.subList(0, 2), 4, 5, 6);
    ReportDescription description = ReportDescription.of(plan);
    ReportDescription received = (ReportDescription) sent(description);
    assertThat(received).isEqualTo(description);
    assertThat(ReportDescription.of(received.plan())).isEqualTo(description);
  }
}
