package tabuleiro.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.testkit.BoardTextSymmetries;

/// Checks the trails of Jostle and Morelli along random games.
final class SolverTrailsTest {
  private static final int GAMES = 2;

  @ParameterizedTest
  @CsvSource({
    "jostle, 6x6",
    "jostle, 8x8",
    "jostle, 10x10",
    "jostle, hex",
    "morelli, 5",
    "morelli, 5-adjacent",
    "morelli, 7-opposing",
    "morelli, 7"
  })
  void trailFollowsTheRulesAndSymmetricPositionsShareTheirKey(String family, String variant) {
    SolverGame solver = solver(family, variant);
    Map<Long, String> seen = new HashMap<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      Position position = solver.game().start(seed);
      SolverTrail trail = solver.trail(position);
      long firstKey = trail.key();
      int plies = 0;
      check(solver, trail, position, seen);
      for (; !position.outcome().isOver(); plies++) {
        int before = trail.layer();
        int move = Playout.randomMove(position, random);
        position = position.playUnchecked(move);
        trail.play(move);
        assertThat(trail.length()).isEqualTo(plies + 1);
        assertThat(trail.layer()).isBetween(before + 1, before + solver.maxLayerIncrease());
        check(solver, trail, position, seen);
      }
      for (int ply = 0; ply < plies; ply++) {
        trail.undo();
      }
      assertThat(trail.key()).as("seed " + seed).isEqualTo(firstKey);
      check(solver, trail, solver.game().start(seed), seen);
    }
  }

  private static SolverGame solver(String family, String variant) {
    return SolverGames.of(Games.find(family).orElseThrow().game(variant)).orElseThrow();
  }

  private static void check(
      SolverGame solver, SolverTrail trail, Position position, Map<Long, String> seen) {
    assertThat(trail.position()).isEqualTo(position);
    assertThat(trail.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(trail.isOver()).isEqualTo(position.outcome().isOver());
    assertThat(trail.layer()).isBetween(0, solver.layerCount() - 1);
    if (trail.isOver()) {
      assertThat(trail.knownValue()).isEqualTo(value(position));
    } else {
      assertThat(moves(trail, position.countMoves())).isEqualTo(moves(position));
    }
    Set<String> images = images(position);
    String first = seen.putIfAbsent(trail.key(), images.iterator().next());
    assertThat(first == null || images.contains(first)).as("one key, one position").isTrue();
    for (String image : images) {
      SolverTrail other = solver.trail(solver.game().parse(image));
      assertThat(other.key()).as(image).isEqualTo(trail.key());
      assertThat(other.layer()).isEqualTo(trail.layer());
    }
    if (solver.hasExactKeys()) {
      SolverTrail again = solver.trail(solver.game().start(0));
      again.setPosition(trail.key());
      assertThat(images).contains(again.position().format());
    }
  }

  private static GameValue value(Position position) {
    if (position.outcome().isDraw()) {
      return GameValue.DRAW;
    }
    Side winner = position.outcome().winner().orElseThrow();
    return winner == position.sideToMove() ? GameValue.WIN : GameValue.LOSS;
  }

  private static int[] moves(SolverTrail trail, int count) {
    int[] moves = new int[count + 1];
    assertThat(trail.generateMoves(moves, 1)).isEqualTo(count + 1);
    return Arrays.stream(moves).skip(1).sorted().toArray();
  }

  private static int[] moves(Position position) {
    int[] moves = new int[position.countMoves()];
    position.generateMoves(moves, 0);
    return Arrays.stream(moves).sorted().toArray();
  }

  /// Returns the symmetric images. A hexagon has more of them than these transformations give.
  private static Set<String> images(Position position) {
    Game game = position.game();
    boolean isJostle = game.id().game().equals("jostle");
    return BoardTextSymmetries.allImages(
        position.format(),
        BoardTextSymmetries::mirrored,
        BoardTextSymmetries::upsideDown,
        game.board() instanceof HexagonBoard ? text -> text : BoardTextSymmetries::transposed,
        text -> BoardTextSymmetries.withLettersSwapped(text, isJostle ? 'r' : 'w', 'b'));
  }

  @ParameterizedTest
  @CsvSource({"jostle, 8x8", "jostle, hex", "morelli, 7"})
  void hashedKeysCannotBeDecoded(String family, String variant) {
    SolverGame solver = solver(family, variant);
    SolverTrail trail = solver.trail(solver.game().start(1));
    assertThat(solver.hasExactKeys()).isFalse();
    assertThatThrownBy(() -> trail.setPosition(1))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
