package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

class MatchPlanTest {
  private static final Game TALPA = game("talpa", "4x4");

  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }

  private static Openings openings(Game game, int plies, long seed) {
    return new Openings(game, Optional.empty(), plies, seed);
  }

  private static MatchPlan plan(int players, int gamesEach) {
    List<MatchPlayer> all = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      all.add(new MatchPlayer("random", MoveLimits.NONE));
    }
    return new MatchPlan(all, gamesEach, openings(TALPA, 2, 1));
  }

  @Test
  void playersExchangeSidesOnTheSameOpening() {
    MatchPlan plan = plan(2, 5);
    assertThat(plan.games()).isEqualTo(5);
    assertThat(plan.scheduledGame(0)).isEqualTo(new ScheduledGame(0, 0, 1, 0, false));
    assertThat(plan.scheduledGame(1)).isEqualTo(new ScheduledGame(1, 1, 0, 0, true));
    assertThat(plan.scheduledGame(2)).isEqualTo(new ScheduledGame(2, 0, 1, 1, false));
    assertThat(plan.scheduledGame(4)).isEqualTo(new ScheduledGame(4, 0, 1, 2, false));
  }

  @Test
  void roundRobinPlaysEveryOpeningWithBothSides() {
    for (int gamesEach : List.of(6, 7)) {
      MatchPlan plan = plan(4, gamesEach);
      assertThat(plan.games()).isEqualTo(6 * gamesEach);
      Map<Set<Integer>, Integer> met = new HashMap<>();
      Set<List<Integer>> distinct = new HashSet<>();
      for (int i = 0; i < plan.games(); i++) {
        ScheduledGame scheduled = plan.scheduledGame(i);
        met.merge(Set.of(scheduled.first(), scheduled.second()), 1, Integer::sum);
        distinct.add(List.of(scheduled.first(), scheduled.second(), scheduled.opening()));
        assertThat(scheduled.isReturnGame()).isEqualTo(scheduled.first() > scheduled.second());
      }
      assertThat(met).hasSize(6).allSatisfy((who, games) -> assertThat(games).isEqualTo(gamesEach));
      assertThat(distinct).hasSize(plan.games());
    }
  }

  @Test
  void matchNeedsTwoPlayersAndAGame() {
    assertThatIllegalArgumentException().isThrownBy(() -> plan(1, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> plan(2, 0));
  }

  @Test
  void openingsAreReproducibleAndNeverDecided() {
    Openings openings = openings(TALPA, 8, 3);
    Set<Position> seen = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      Opening opening = openings.opening(i);
      assertThat(openings(TALPA, 8, 3).opening(i)).isEqualTo(opening);
      Position position = opening.position();
      assertThat(opening.moves()).hasSize(8);
      assertThat(position.outcome().isOver()).isFalse();
      Side mover = position.sideToMove();
      for (int j = 0; j < position.countMoves(); j++) {
        Position next = position.play(position.moveAt(j));
        assertThat(next.outcome().winner()).isNotEqualTo(Optional.of(mover));
      }
      seen.add(position);
    }
    assertThat(seen).hasSizeGreaterThan(100);
    assertThat(openings(TALPA, 8, 4).opening(0)).isNotEqualTo(openings.opening(0));
  }

  @Test
  void neighbouringSeedsShareNoOpening() {
    Game game = game("talpa", "8x8");
    Set<Opening> one = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      one.add(openings(game, 4, 1).opening(i));
    }
    for (int i = 0; i < 50; i++) {
      assertThat(one).doesNotContain(openings(game, 4, 2).opening(i));
    }
  }

  @Test
  void everyOpeningHasItsOwnRandomStart() {
    Game morelli = Games.find("morelli").orElseThrow().game();
    assertThat(morelli.hasRandomStart()).isTrue();
    assertThat(Openings.defaultPlies(morelli, Optional.empty())).isZero();
    Openings openings = openings(morelli, 0, 1);
    assertThat(openings.opening(0).start()).isNotEqualTo(openings.opening(1).start());
    assertThat(openings.opening(0).moves()).isEmpty();
    Position from = openings.opening(0).start();
    assertThat(Openings.defaultPlies(morelli, Optional.of(from))).isEqualTo(4);
  }

  @Test
  void rejectsMoreRandomMovesThanAnyGameHas() {
    assertThatThrownBy(() -> openings(TALPA, 60, 1).opening(0))
        .isInstanceOf(InvalidMatchException.class)
        .hasMessageContaining("arena-no-opening");
  }
}
