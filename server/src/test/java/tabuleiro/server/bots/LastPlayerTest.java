package tabuleiro.server.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.TableException;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.OutsideCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Turn;
import tabuleiro.rules.Position;

final class LastPlayerTest {
  private final Catalogue catalogue =
      new Catalogue(Map.of("engine", new OutsideCommand(List.of("false"))));
  private final LastPlayer players = new LastPlayer(catalogue);

  @AfterEach
  void close() {
    catalogue.close();
  }

  @Test
  void theSamePlayerServesAllGamesUntilAnotherIsWanted() {
    Player nine = players.kept("trench", "9");
    assertThat(players.kept("trench", "9")).isSameAs(nine);
    Player other = players.kept("morelli", "9");
    assertThat(other).isNotSameAs(nine);
    assertThat(players.kept("trench", "9")).isNotSameAs(nine);
  }

  @Test
  void whoeverIsAskedAgainHasForgottenEverything() {
    List<String> first = thoughts(players.kept("trench", "9"));
    assertThat(thoughts(players.kept("trench", "9"))).isEqualTo(first);
    // It would find again what it had remembered, and look at fewer positions.
    Player remembers = players.kept("trench", "9");
    thoughts(remembers);
    assertThat(thoughts(remembers)).isNotEqualTo(first);
  }

  private static List<String> thoughts(Player player) {
    Position start = Games.find("trench").orElseThrow().game().start(1);
    List<String> thoughts = new ArrayList<>();
    Turn turn =
        new Turn(
            start,
            Limits.ofNodes(20_000),
            RandomGenerator.getDefault(),
            new Stop(),
            thought -> thoughts.add(thought.nodes() + " " + thought.score() + thought.moves()));
    player.chooseMove(turn);
    return thoughts;
  }

  @Test
  void anOutsideEngineIsNotKept() {
    Player engine = players.lend("talpa", "engine");
    assertThat(players.lend("talpa", "engine")).isNotSameAs(engine);
    assertThatThrownBy(() -> players.lend("talpa", "gone")).isInstanceOf(TableException.class);
  }
}
