package tabuleiro.server.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.StopSignal;
import tabuleiro.play.session.SessionException;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

final class PlayerCacheTest {
  private final BotCatalogue catalogue =
      new BotCatalogue(Map.of("engine", new EngineCommand(List.of("false"))));
  private final PlayerCache players = new PlayerCache(catalogue);

  @AfterEach
  void close() {
    catalogue.close();
  }

  @Test
  void cachesLastPlayerOnly() {
    Player nine = players.cached(game("trench"), "9");
    assertThat(players.cached(game("trench"), "9")).isSameAs(nine);
    Player other = players.cached(game("morelli"), "9");
    assertThat(other).isNotSameAs(nine);
    assertThat(players.cached(game("trench"), "9")).isNotSameAs(nine);
  }

  @Test
  void cachedPlayerIsReset() {
    List<String> first = thoughts(players.cached(game("trench"), "9"));
    assertThat(thoughts(players.cached(game("trench"), "9"))).isEqualTo(first);
    // With its old hash table it would search fewer positions.
    Player remembers = players.cached(game("trench"), "9");
    thoughts(remembers);
    assertThat(thoughts(remembers)).isNotEqualTo(first);
  }

  /// A win against the highest level must not be repeatable move by move.
  @ParameterizedTest
  @ValueSource(strings = {"talpa", "trench", "jostle", "niju", "morelli"})
  void highestLevelVariesItsOpenings(String family) {
    Set<Integer> moves = new HashSet<>();
    for (int seed = 0; seed < 12; seed++) {
      MoveRequest turn =
          MoveRequest.of(
              game(family).start(1), MoveLimits.ofNodes(2000), new SplittableRandom(seed));
      moves.add(players.borrowVaried(game(family), "9").chooseMove(turn));
    }
    assertThat(moves).hasSizeGreaterThan(1);
  }

  private static Game game(String family) {
    return Games.find(family).orElseThrow().game();
  }

  private static List<String> thoughts(Player player) {
    Position start = game("trench").start(1);
    List<String> thoughts = new ArrayList<>();
    MoveRequest turn =
        new MoveRequest(
            start,
            MoveLimits.ofNodes(20_000),
            RandomGenerator.getDefault(),
            new StopSignal(),
            thought -> thoughts.add(thought.nodes() + " " + thought.score() + thought.moves()));
    player.chooseMove(turn);
    return thoughts;
  }

  @Test
  void externalEngineIsNotCached() {
    Player engine = players.borrow(game("talpa"), "engine");
    assertThat(players.borrow(game("talpa"), "engine")).isNotSameAs(engine);
    assertThatThrownBy(() -> players.borrow(game("talpa"), "gone"))
        .isInstanceOf(SessionException.class);
  }
}
