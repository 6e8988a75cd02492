package tabuleiro.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.OutsideCommand;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.PlayerFailure;
import tabuleiro.play.players.Turn;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

/// Outside engines that go on from one game to the next.
final class OutsideEnginesTest {
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

  private static OutsideCommand command(String fault) {
    return OutsideCommand.parse(BadEngine.command(fault, "a2a1"));
  }

  private static Turn turn(long seed) {
    return Turn.of(START, Limits.ofNodes(100), Seeds.random(seed));
  }

  private static void play(Player player) {
    assertThat(START.formatMove(player.chooseMove(turn(1)))).isEqualTo("a2a1");
  }

  private static PlayerFailure failure(OutsideEngines engines, String fault, long seed) {
    try (Player player = engines.player(command(fault))) {
      return catchThrowableOfType(PlayerFailure.class, () -> player.chooseMove(turn(seed)));
    }
  }

  @Test
  void theProgramOfOneGamePlaysTheNext() {
    try (OutsideEngines engines = new OutsideEngines()) {
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
  void gamesAtTheSameTimeHaveTheirOwnPrograms() {
    try (OutsideEngines engines = new OutsideEngines();
        Player one = engines.player(command("good"));
        Player two = engines.player(command("good"))) {
      play(one);
      play(two);
      assertThat(started()).hasSize(2);
    }
  }

  @Test
  void whoHasFailedIsStartedAnew() {
    try (OutsideEngines engines = new OutsideEngines()) {
      for (int game = 0; game < 2; game++) {
        assertThat(failure(engines, "dies", 1).phrase().key()).isEqualTo("outside.ended");
      }
    }
  }

  @Test
  void whoHasEndedBetweenTwoGamesLosesNeither() {
    try (OutsideEngines engines = new OutsideEngines()) {
      for (int game = 0; game < 2; game++) {
        try (Player player = engines.player(command("once"))) {
          play(player);
        }
      }
    }
  }

  @Test
  void whoeverHasWaitedLongestMakesRoom() {
    try (OutsideEngines engines = new OutsideEngines(1)) {
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
  void choicesByChanceComeFromTheGame() {
    try (OutsideEngines engines = new OutsideEngines()) {
      List<Object> seven = failure(engines, "seed", 7).phrase().arguments();
      assertThat(seven.getLast().toString()).startsWith("seed");
      assertThat(failure(engines, "seed", 7).phrase().arguments()).isEqualTo(seven);
      assertThat(failure(engines, "seed", 8).phrase().arguments()).isNotEqualTo(seven);
    }
  }
}
