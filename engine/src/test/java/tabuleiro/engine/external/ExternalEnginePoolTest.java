package tabuleiro.engine.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import tabuleiro.games.Games;
import tabuleiro.play.players.EngineCommand;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// External engines that are reused for the next game.
@ResourceLock("child processes, which it counts")
final class ExternalEnginePoolTest {
  private static final Position START = Games.find("talpa").orElseThrow().game("4x4").start(1);

  private Set<Long> before = Set.of();

  private static Set<Long> processes() {
    return ProcessHandle.current()
        .descendants()
        .filter(ProcessHandle::isAlive)
        .map(ProcessHandle::pid)
        .collect(Collectors.toSet());
  }

  @BeforeEach
  void countProcesses() {
    before = processes();
  }

  private Set<Long> started() {
    Set<Long> now = new HashSet<>(processes());
    now.removeAll(before);
    return now;
  }

  @AfterEach
  void noProcessIsLeft() {
    started().forEach(pid -> ProcessHandle.of(pid).ifPresent(left -> left.onExit().join()));
    assertThat(started()).isEmpty();
  }

  private static EngineCommand command(String fault) {
    return EngineCommand.parse(FaultyEngine.command(fault, "a2a1"));
  }

  private static MoveRequest request(long seed) {
    return MoveRequest.of(START, MoveLimits.ofNodes(100), SeededRandom.of(seed));
  }

  private static void play(Player player) {
    assertThat(START.formatMove(player.chooseMove(request(1)))).isEqualTo("a2a1");
  }

  private static PlayerFailureException failure(
      ExternalEnginePool engines, String fault, long seed) {
    try (Player player = engines.player(command(fault))) {
      return catchThrowableOfType(
          PlayerFailureException.class, () -> player.chooseMove(request(seed)));
    }
  }

  @Test
  void programIsReusedForTheNextGame() {
    try (ExternalEnginePool engines = new ExternalEnginePool()) {
      try (Player player = engines.player(command("good"))) {
        play(player);
      }
      Set<Long> first = started();
      assertThat(first).hasSize(1);
      try (Player player = engines.player(command("good"))) {
        play(player);
        assertThat(started()).isEqualTo(first);
      }
    }
  }

  @Test
  void simultaneousGamesHaveSeparatePrograms() {
    try (ExternalEnginePool engines = new ExternalEnginePool();
        Player one = engines.player(command("good"));
        Player two = engines.player(command("good"))) {
      play(one);
      play(two);
      assertThat(started()).hasSize(2);
    }
  }

  @Test
  void failedEngineIsStartedAgain() {
    try (ExternalEnginePool engines = new ExternalEnginePool()) {
      for (int game = 0; game < 2; game++) {
        assertThat(failure(engines, "dies", 1).problem().key()).isEqualTo("outside.ended");
      }
    }
  }

  @Test
  void engineThatEndsBetweenGamesForfeitsNeither() {
    try (ExternalEnginePool engines = new ExternalEnginePool()) {
      for (int game = 0; game < 2; game++) {
        try (Player player = engines.player(command("once"))) {
          play(player);
        }
      }
    }
  }

  @Test
  void longestIdleEngineIsEnded() {
    try (ExternalEnginePool engines = new ExternalEnginePool(1)) {
      try (Player one = engines.player(command("good"));
          Player two = engines.player(command("slow-start"))) {
        play(one);
        play(two);
      }
      // The second was closed first.
      Set<Long> left = started();
      assertThat(left).hasSize(1);
      try (Player player = engines.player(command("good"))) {
        play(player);
        assertThat(started()).isEqualTo(left);
      }
    }
  }

  @Test
  void randomChoicesFollowTheSeedOfTheGame() {
    try (ExternalEnginePool engines = new ExternalEnginePool()) {
      List<Object> seven = failure(engines, "seed", 7).problem().arguments();
      assertThat(seven.getLast().toString()).startsWith("seed");
      assertThat(failure(engines, "seed", 7).problem().arguments()).isEqualTo(seven);
      assertThat(failure(engines, "seed", 8).problem().arguments()).isNotEqualTo(seven);
    }
  }
}
