package tabuleiro.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

class TalpaSolverGameTest {
  private static final long SEED = 20261122;

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "3x5", "4x4", "5x4", "5x5", "6x6", "8x8"})
  void trailFollowsTheRules(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    RandomGenerator random = SeededRandom.of(SEED);
    for (int i = 0; i < 10; i++) {
      Position position = game.start(0);
      SolverTrail trail = solver.trail(position);
      int plies = 0;
      while (true) {
        compare(position, trail);
        if (position.outcome().isOver()) {
          break;
        }
        int move = Playout.randomMove(position, random);
        position = position.playUnchecked(move);
        trail.play(move);
        plies++;
        assertThat(trail.length()).isEqualTo(plies);
        assertThat(trail.layer()).isEqualTo(plies);
        assertThat(trail.key()).isEqualTo(solver.trail(position).key());
        assertThat(trail.moveOrderScore()).isEqualTo(solver.trail(position).moveOrderScore());
      }
      for (int ply = 0; ply < plies; ply++) {
        trail.undo();
      }
      compare(game.start(0), trail);
    }
  }

  private static void compare(Position position, SolverTrail trail) {
    assertThat(trail.position()).isEqualTo(position);
    assertThat(trail.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(trail.isOver()).isEqualTo(position.outcome().isOver());
    if (trail.isOver()) {
      boolean wins = position.outcome().winner().orElseThrow() == position.sideToMove();
      assertThat(trail.knownValue()).isEqualTo(wins ? GameValue.WIN : GameValue.LOSS);
      return;
    }
    int[] moves = new int[position.game().maxMoves()];
    int end = trail.generateMoves(moves, 0);
    assertThat(Arrays.copyOf(moves, end)).containsExactlyInAnyOrder(position.legalMoves());
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "4x3", "3x4"})
  void knownValuesAreCorrectAndEqualKeysHaveEqualValues(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    Map<Position, GameValue> values = new HashMap<>();
    value(game.start(0), values);
    Map<Long, GameValue> byKey = new HashMap<>();
    Map<Position, GameValue> decoded = new HashMap<>(values);
    for (Map.Entry<Position, GameValue> entry : values.entrySet()) {
      SolverTrail trail = solver.trail(entry.getKey());
      assertThat(trail.knownValue()).isIn(GameValue.UNKNOWN, entry.getValue());
      GameValue before = byKey.putIfAbsent(trail.key(), entry.getValue());
      assertThat(before).isIn(null, entry.getValue());
      SolverTrail again = solver.trail(game.start(0));
      again.setPosition(trail.key());
      assertThat(again.key()).isEqualTo(trail.key());
      assertThat(value(again.position(), decoded)).isEqualTo(entry.getValue());
    }
    assertThat(byKey.size()).isLessThan(values.size() / 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "4x3", "3x4"})
  void movesThatAreNotCandidatesLose(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    Map<Position, GameValue> values = new HashMap<>();
    value(game.start(0), values);
    int left = 0;
    for (Position position : values.keySet()) {
      SolverTrail trail = solver.trail(position);
      if (trail.knownValue() == GameValue.UNKNOWN) {
        int[] tries = new int[game.maxMoves()];
        int end = trail.generateCandidates(tries, 0);
        List<Integer> tried = Arrays.stream(tries, 0, end).boxed().toList();
        for (int move : position.legalMoves()) {
          if (!tried.contains(move)) {
            left++;
            assertThat(values.get(position.playUnchecked(move)))
                .as("%s %s", position.format(), position.formatMove(move))
                .isEqualTo(GameValue.WIN);
          }
        }
        assertThat(tried).isSubsetOf(Arrays.stream(position.legalMoves()).boxed().toList());
      }
    }
    assertThat(left).isPositive();
  }

  private static GameValue value(Position position, Map<Position, GameValue> values) {
    GameValue known = values.get(position);
    if (known != null) {
      return known;
    }
    GameValue best = GameValue.LOSS;
    if (position.outcome().isOver()) {
      boolean wins = position.outcome().winner().orElseThrow() == position.sideToMove();
      best = wins ? GameValue.WIN : GameValue.LOSS;
    } else {
      for (int move : position.legalMoves()) {
        GameValue value = value(position.playUnchecked(move), values).opposite();
        best = value == GameValue.WIN ? value : best;
      }
    }
    values.put(position, best);
    return best;
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "5x4", "5x5", "6x6", "7x6", "8x8"})
  void symmetricPositionsShareKeyAndScoreAndOthersDiffer(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    RandomGenerator random = SeededRandom.of(SEED);
    Map<Long, Set<String>> orbits = new HashMap<>();
    for (int i = 0; i < 12; i++) {
      Position position = game.start(0);
      while (!position.outcome().isOver()) {
        Set<String> images = TalpaSymmetries.of(position.format());
        long key = solver.trail(position).key();
        int score = solver.trail(position).moveOrderScore();
        Set<String> before = orbits.put(key, images);
        assertThat(before).isIn(null, images);
        for (String image : images) {
          if (TalpaSymmetries.isPosition(game, image)) {
            SolverTrail trail = solver.trail(game.parse(image));
            assertThat(trail.key()).as(image).isEqualTo(key);
            assertThat(trail.moveOrderScore()).as(image).isEqualTo(score);
          }
        }
        position = position.playUnchecked(Playout.randomMove(position, random));
      }
    }
  }

  @Test
  void hashedKeysCannotBeDecoded() {
    SolverGame solver = SolverGames.of(talpa("7x6")).orElseThrow();
    assertThat(solver.hasExactKeys()).isFalse();
    SolverTrail trail = solver.trail(solver.game().start(0));
    assertThatThrownBy(() -> trail.setPosition(trail.key()))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void boardsOfMoreThan64SquaresAreNotKnown() {
    assertThat(SolverGames.of(talpa("9x8"))).isEmpty();
  }

  private static Game talpa(String variant) {
    return Games.find("talpa").orElseThrow().game(variant);
  }
}
