package tabuleiro.solver.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// Compares the search that knows the threats of a game with one that plays every move.
final class ForcedWinSearchTest {
  private static final int GAMES = 60;

  /// Both answers must occur for both attackers.
  @Test
  void threatsDoNotChangeTheResult() {
    Family family = Games.find("niju").orElseThrow();
    Family.MoveChooser player = family.classicPlayers().getLast().chooser();
    Game game = family.game("first-6");
    int[][] answers = new int[2][2];
    for (int seed = 1; seed <= GAMES; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      Position position = game.start(seed);
      for (int plies = 0; plies < 9 && !position.outcome().isOver(); plies++) {
        position = position.playUnchecked(player.chooseMove(position, random));
      }
      for (Side attacker : Side.values()) {
        int moves = attacker == position.sideToMove() ? 2 : 1;
        boolean isWin = wins(position, attacker, moves);
        assertThat(
                new ForcedWinSearch(game, attacker, Long.MAX_VALUE, () -> false)
                    .wins(position, moves))
            .as("seed %d, %s attacks in %s", seed, attacker, position.format())
            .isEqualTo(isWin);
        answers[attacker == position.sideToMove() ? 0 : 1][isWin ? 1 : 0]++;
      }
    }
    for (int[] row : answers) {
      assertThat(row).doesNotContain(0);
    }
  }

  private static boolean wins(Position position, Side attacker, int moves) {
    if (position.outcome().isOver()) {
      return position.outcome().winner().filter(attacker::equals).isPresent();
    }
    boolean isAttack = position.sideToMove() == attacker;
    if (isAttack && moves == 0) {
      return false;
    }
    IntStream legal = IntStream.of(position.legalMoves());
    return isAttack
        ? legal.anyMatch(move -> wins(position.playUnchecked(move), attacker, moves - 1))
        : legal.allMatch(move -> wins(position.playUnchecked(move), attacker, moves));
  }
}
