package tabuleiro.solver.niju;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.ThreatRules;

/// Compares the threats with playing all moves.
final class NijuThreatRulesTest {
  private static final ThreatRules RULES = new NijuThreatRules();
  private static final int GAMES = 20;

  /// Each kind of position must occur: without a threat, with one threatened cell, and with two.
  @Test
  void theMovesThatAreLeftOutLoseAtOnce() {
    Family family = Games.find("niju").orElseThrow();
    Family.MoveChooser player = family.classicPlayers().getLast().chooser();
    Game game = family.game("first-6");
    int[] kinds = new int[3];
    for (int seed = 1; seed <= GAMES; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      Position position = game.start(seed);
      while (!position.outcome().isOver()) {
        kinds[check(position, seed)]++;
        position = position.playUnchecked(player.chooseMove(position, random));
      }
    }
    assertThat(kinds[0]).as("positions without a threat").isGreaterThan(100);
    assertThat(kinds[1]).as("positions in which some moves hold").isGreaterThan(10);
    assertThat(kinds[2]).as("positions in which none does").isPositive();
  }

  /// Returns 0 when no move is left out, 1 when some are, and 2 when all are.
  private static int check(Position position, int seed) {
    int[] moves = position.legalMoves();
    Set<Integer> defending =
        IntStream.of(RULES.defendingMoves(position.trail()))
            .boxed()
            .collect(Collectors.toCollection(HashSet::new));
    boolean isThreatened = RULES.isThreatened(position.trail());
    for (int move : moves) {
      if (!defending.contains(move)) {
        assertThat(canWin(position.playUnchecked(move)))
            .as("seed %d, %s in %s", seed, position.formatMove(move), position.format())
            .isTrue();
      }
    }
    assertThat(isThreatened).isEqualTo(defending.size() < moves.length);
    assertThat(RULES.canWinAtOnce(position.trail()))
        .as("seed %d, %s", seed, position.format())
        .isEqualTo(canWin(position));
    return isThreatened ? defending.isEmpty() ? 2 : 1 : 0;
  }

  private static boolean canWin(Position position) {
    Side mover = position.sideToMove();
    return !position.outcome().isOver()
        && IntStream.of(position.legalMoves())
            .anyMatch(move ->
                position.playUnchecked(move).outcome().winner().filter(mover::equals).isPresent());
  }
}
