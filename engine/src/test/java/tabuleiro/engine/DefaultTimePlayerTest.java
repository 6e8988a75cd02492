package tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The time of players for requests without limits.
final class DefaultTimePlayerTest {
  private static final Game TALPA = Games.find("talpa").orElseThrow().game();

  private static final Position START = Games.find("talpa").orElseThrow().game("3x3").start(1);

  private static MoveRequest request(MoveLimits limits) {
    return MoveRequest.of(START, limits, SeededRandom.of(1));
  }

  @Test
  void defaultTimeAppliesOnlyWithoutOtherLimits() {
    List<MoveLimits> searchedLimits = new ArrayList<>();
    Player player =
        new DefaultTimePlayer(turn -> {
          searchedLimits.add(turn.limits());
          return turn.position().moveAt(0);
        });
    assertThat(player.chooseMove(request(MoveLimits.NONE))).isEqualTo(START.moveAt(0));
    player.chooseMove(request(MoveLimits.ofNodes(7)));
    player.chooseMove(request(MoveLimits.ofClock(100, 1)));
    assertThat(searchedLimits)
        .containsExactly(
            MoveLimits.ofMillis(2000), MoveLimits.ofNodes(7), MoveLimits.ofClock(100, 1));
  }

  @Test
  void closingClosesThePlayer() {
    AtomicInteger closed = new AtomicInteger();
    Player player =
        new Player() {
          @Override
          public int chooseMove(MoveRequest turn) {
            return turn.position().moveAt(0);
          }

          @Override
          public void close() {
            closed.incrementAndGet();
          }
        };
    new DefaultTimePlayer(player).close();
    assertThat(closed).hasValue(1);
  }

  @Test
  void allPlayersWithoutTheirOwnLimitHaveIt() {
    for (String name : List.of("9", "standing", "uct", "ugi:engine")) {
      assertThat(EnginePlayers.catalogue().createPlayer(TALPA, name))
          .as(name)
          .isInstanceOf(DefaultTimePlayer.class);
    }
    assertThat(EnginePlayers.catalogue().createPlayer(TALPA, "8")).isInstanceOf(LevelPlayer.class);
  }
}
