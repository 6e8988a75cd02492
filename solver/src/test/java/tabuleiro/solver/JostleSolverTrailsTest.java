package tabuleiro.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Compares the trails of Jostle with the rules at every child of the positions of random games, in
/// the way a solver visits them: one move forward and back, with queries in any order.
final class JostleSolverTrailsTest {
  private static final long SEED = 20261122;

  @ParameterizedTest
  @ValueSource(strings = {"6x6", "8x8", "10x10", "hex"})
  void everyChildHasTheMovesScoreAndKeyOfItsPosition(String variant) {
    JostleGame game = (JostleGame) Games.find("jostle").orElseThrow().game(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    RandomGenerator random = SeededRandom.of(SEED);
    Position position = game.start(0);
    SolverTrail trail = solver.trail(position);
    while (!position.outcome().isOver()) {
      int[] moves = new int[game.maxMoves()];
      int count = trail.generateMoves(moves, 0);
      for (int i = 0; i < count; i++) {
        Position child = position.playUnchecked(moves[i]);
        trail.play(moves[i]);
        assertIsAt(solver, trail, child);
        trail.undo();
      }
      assertIsAt(solver, trail, position);
      int move = moves[random.nextInt(count)];
      position = position.playUnchecked(move);
      trail.play(move);
    }
    assertIsAt(solver, trail, position);
  }

  private static void assertIsAt(SolverGame solver, SolverTrail trail, Position position) {
    String text = "seed " + SEED + ": " + position;
    SolverTrail fresh = solver.trail(position);
    assertThat(trail.key()).as(text).isEqualTo(fresh.key());
    assertThat(trail.layer()).as(text).isEqualTo(fresh.layer());
    assertThat(trail.moveOrderScore()).as(text).isEqualTo(fresh.moveOrderScore());
    assertThat(trail.knownValue())
        .as(text)
        .isEqualTo(position.outcome().isOver() ? GameValue.LOSS : GameValue.UNKNOWN);
    if (!trail.isOver()) {
      int[] moves = new int[position.countMoves()];
      assertThat(trail.generateMoves(moves, 0)).as(text).isEqualTo(moves.length);
      assertThat(moves).as(text).containsExactlyInAnyOrder(position.legalMoves());
    }
  }
}
