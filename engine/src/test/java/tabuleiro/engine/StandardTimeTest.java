package tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Turn;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

/// How long players think where nothing limits them.
final class StandardTimeTest {
  private static final Position START = Games.find("talpa").orElseThrow().game("3x3").start(1);

  private static Turn turn(Limits limits) {
    return Turn.of(START, limits, Seeds.random(1));
  }

  @Test
  void itCountsOnlyWhereNothingElseDoes() {
    List<Limits> asked = new ArrayList<>();
    Player player =
        new StandardTime(turn -> {
          asked.add(turn.limits());
          return turn.position().moveAt(0);
        });
    assertThat(player.chooseMove(turn(Limits.NONE))).isEqualTo(START.moveAt(0));
    player.chooseMove(turn(Limits.ofNodes(7)));
    player.chooseMove(turn(Limits.ofClock(100, 1)));
    assertThat(asked)
        .containsExactly(Limits.ofMillis(2000), Limits.ofNodes(7), Limits.ofClock(100, 1));
  }

  @Test
  void whoIsClosedClosesThePlayer() {
    AtomicInteger closed = new AtomicInteger();
    Player player =
        new Player() {
          @Override
          public int chooseMove(Turn turn) {
            return turn.position().moveAt(0);
          }

          @Override
          public void close() {
            closed.incrementAndGet();
          }
        };
    new StandardTime(player).close();
    assertThat(closed).hasValue(1);
  }

  @Test
  void allPlayersWithoutALimitOfTheirOwnHaveIt() {
    for (String name : List.of("9", "standing", "uct", "ugi:engine")) {
      assertThat(EnginePlayers.catalogue().player("talpa", name))
          .as(name)
          .isInstanceOf(StandardTime.class);
    }
    assertThat(EnginePlayers.catalogue().player("talpa", "8")).isInstanceOf(LevelPlayer.class);
  }
}
