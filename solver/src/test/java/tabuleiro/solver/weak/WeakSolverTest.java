package tabuleiro.solver.weak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.GameValue;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.SolverTrail;

class WeakSolverTest {
  private static final long SEED = 20261122;
  private static final long BYTES = 1 << 18;

  @Test
  void everyPositionOfTheSmallestBoardHasItsMinimaxValue() {
    checkEveryPosition(game("talpa", "3x3"));
  }

  @Tag("slow")
  @Test
  void everyPositionOfASmallBoardHasItsMinimaxValue() {
    checkEveryPosition(game("talpa", "3x4"));
  }

  private static void checkEveryPosition(Game game) {
    Minimax minimax = new Minimax();
    minimax.value(game.start(0));
    for (Map.Entry<Position, GameValue> entry : minimax.values().entrySet()) {
      if (!entry.getKey().outcome().isOver()) {
        assertThat(value(entry.getKey(), 1))
            .as(entry.getKey().format())
            .isEqualTo(entry.getValue());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 4x4, 5, 40",
    "talpa, 4x5, 9, 40",
    "talpa, 5x5, 14, 30",
    "jostle, 6x6, 5, 40",
    "morelli, 5-adjacent, 4, 40",
    "morelli, 5-opposing, 4, 40"
  })
  void latePositionsHaveTheirMinimaxValue(String family, String variant, int plies, int count) {
    Game game = game(family, variant);
    RandomGenerator random = SeededRandom.of(SEED);
    Minimax minimax = new Minimax();
    for (int i = 0; i < count; i++) {
      Position position = later(game.start(0), plies, random);
      assertThat(value(position, 1)).as(position.format()).isEqualTo(minimax.value(position));
    }
  }

  /// Returns a position after random plies, or after fewer where the game would be over.
  private static Position later(Position start, int plies, RandomGenerator random) {
    Position position = start;
    for (int ply = 0; ply < plies; ply++) {
      int move = Playout.randomMove(position, random);
      Position next = position.playUnchecked(move);
      if (next.outcome().isOver()) {
        return position;
      }
      position = next;
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 4x4, WIN",
    "talpa, 4x5, LOSS",
    "talpa, 5x4, WIN",
    "jostle, 6x6, WIN",
    "morelli, 5-adjacent, DRAW"
  })
  void severalThreadsFindTheSameValueAsOne(String family, String variant, GameValue value) {
    Position start = game(family, variant).start(0);
    assertThat(value(start, 1)).isEqualTo(value);
    assertThat(value(start, 3)).isEqualTo(value);
  }

  @Test
  @Tag("slow")
  void talpa5x5IsAWinForTheFirstPlayer() {
    assertThat(value(game("talpa", "5x5").start(0), 2)).isEqualTo(GameValue.WIN);
  }

  @Test
  void smallestTableGivesTheSameValue() {
    Position start = game("talpa", "4x4").start(0);
    try (WeakSolver solver = new WeakSolver(solverGame(start), start, 1, 1)) {
      assertThat(solver.solve(() -> false, progress -> {})).contains(GameValue.WIN);
      assertThat(solver.progress().tableFill()).isGreaterThan(0.5);
    }
  }

  private static GameValue value(Position position, int threads) {
    try (WeakSolver solver = new WeakSolver(solverGame(position), position, BYTES, threads)) {
      return solver.solve(() -> false, progress -> {}).orElseThrow();
    }
  }

  /// The side that reaches the value follows the strategy, against random moves of the opponent.
  @ParameterizedTest
  @CsvSource({"talpa, 4x4", "talpa, 4x5", "jostle, 6x6", "morelli, 5-opposing"})
  void strategyKeepsTheValue(String family, String variant) {
    Game game = game(family, variant);
    Position start = game.start(0);
    SolverGame solverGame = solverGame(start);
    try (WeakSolver solver = new WeakSolver(solverGame, start, 1 << 16, 1)) {
      GameValue value = solver.solve(() -> false, progress -> {}).orElseThrow();
      RandomGenerator random = SeededRandom.of(SEED);
      SolverStrategy strategy = solver.strategy();
      for (int i = 0; i < 200; i++) {
        boolean isFirst = value == GameValue.WIN || (value == GameValue.DRAW && i % 2 == 0);
        assertThat(played(solverGame, strategy, isFirst, random))
            .isGreaterThanOrEqualTo(value == GameValue.DRAW ? GameValue.DRAW : GameValue.WIN);
      }
    }
  }

  /// Returns what the side that follows the strategy gets.
  private static GameValue played(
      SolverGame game, SolverStrategy strategy, boolean isFirst, RandomGenerator random) {
    Position position = game.game().start(0);
    SolverTrail trail = game.trail(position);
    boolean isTurn = isFirst;
    while (!trail.isOver()) {
      int move = isTurn ? strategy.chooseMove(trail) : Playout.randomMove(position, random);
      position = position.play(move);
      trail.play(move);
      isTurn = !isTurn;
    }
    GameValue value = trail.knownValue();
    return isTurn ? value : value.opposite();
  }

  @Test
  void reportsItsProgress() {
    Position start = game("talpa", "5x5").start(0);
    try (WeakSolver solver = new WeakSolver(solverGame(start), start, BYTES, 1)) {
      int[] polls = {0};
      Optional<GameValue> value = solver.solve(() -> ++polls[0] == 20, progress -> {});
      assertThat(value).isEmpty();
      WeakSolverProgress progress = solver.progress();
      assertThat(progress.nodes()).isGreaterThan(20 * 1000);
      assertThat(progress.tableFill()).isBetween(0.0001, 1.0);
      assertThat(progress.path()).hasSize(5);
      assertThat(progress.formatPath()).matches("([0-9]+/[0-9]+ ?){5}");
      assertThat(progress.path())
          .allSatisfy(step -> assertThat(step.number()).isBetween(0, step.count()));
    }
  }

  private static SolverGame solverGame(Position position) {
    return SolverGames.of(position.game()).orElseThrow();
  }

  private static Game game(String family, String variant) {
    return Games.find(family).orElseThrow().game(variant);
  }
}
