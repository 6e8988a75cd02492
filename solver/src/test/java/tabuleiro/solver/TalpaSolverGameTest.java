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
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

class TalpaSolverGameTest {
  private static final long SEED = 20261122;

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "3x5", "4x4", "5x4", "5x5", "6x6", "8x8"})
  void aLineFollowsTheRules(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    RandomGenerator random = Seeds.random(SEED);
    for (int i = 0; i < 10; i++) {
      Position position = game.start(0);
      SolverLine line = solver.line(position);
      int plies = 0;
      while (true) {
        compare(position, line);
        if (position.outcome().isOver()) {
          break;
        }
        int move = position.moveAt(random.nextInt(position.countMoves()));
        position = position.playUnchecked(move);
        line.play(move);
        plies++;
        assertThat(line.layer()).isEqualTo(plies);
        assertThat(line.key()).isEqualTo(solver.line(position).key());
        assertThat(line.outlook()).isEqualTo(solver.line(position).outlook());
      }
      for (int ply = 0; ply < plies; ply++) {
        line.undo();
      }
      compare(game.start(0), line);
    }
  }

  private static void compare(Position position, SolverLine line) {
    assertThat(line.position()).isEqualTo(position);
    assertThat(line.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(line.isOver()).isEqualTo(position.outcome().isOver());
    if (line.isOver()) {
      boolean wins = position.outcome().winner().orElseThrow() == position.sideToMove();
      assertThat(line.known()).isEqualTo(wins ? Value.WIN : Value.LOSS);
      return;
    }
    int[] moves = new int[position.game().maxMoves()];
    int end = line.generateMoves(moves, 0);
    assertThat(Arrays.copyOf(moves, end)).containsExactlyInAnyOrder(position.legalMoves());
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "4x3", "3x4"})
  void whatIsKnownIsTheValueAndEqualKeysHaveEqualValues(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    Map<Position, Value> values = new HashMap<>();
    value(game.start(0), values);
    Map<Long, Value> byKey = new HashMap<>();
    Map<Position, Value> decoded = new HashMap<>(values);
    for (Map.Entry<Position, Value> entry : values.entrySet()) {
      SolverLine line = solver.line(entry.getKey());
      assertThat(line.known()).isIn(Value.UNKNOWN, entry.getValue());
      Value before = byKey.putIfAbsent(line.key(), entry.getValue());
      assertThat(before).isIn(null, entry.getValue());
      SolverLine again = solver.line(game.start(0));
      again.set(line.key());
      assertThat(again.key()).isEqualTo(line.key());
      assertThat(value(again.position(), decoded)).isEqualTo(entry.getValue());
    }
    assertThat(byKey.size()).isLessThan(values.size() / 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3x3", "4x3", "3x4"})
  void theMovesThatAreNotTriedLose(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    Map<Position, Value> values = new HashMap<>();
    value(game.start(0), values);
    int left = 0;
    for (Position position : values.keySet()) {
      SolverLine line = solver.line(position);
      if (line.known() == Value.UNKNOWN) {
        int[] tries = new int[game.maxMoves()];
        int end = line.generateTries(tries, 0);
        List<Integer> tried = Arrays.stream(tries, 0, end).boxed().toList();
        for (int move : position.legalMoves()) {
          if (!tried.contains(move)) {
            left++;
            assertThat(values.get(position.playUnchecked(move)))
                .as("%s %s", position.format(), position.formatMove(move))
                .isEqualTo(Value.WIN);
          }
        }
        assertThat(tried).isSubsetOf(Arrays.stream(position.legalMoves()).boxed().toList());
      }
    }
    assertThat(left).isPositive();
  }

  private static Value value(Position position, Map<Position, Value> values) {
    Value known = values.get(position);
    if (known != null) {
      return known;
    }
    Value best = Value.LOSS;
    if (position.outcome().isOver()) {
      boolean wins = position.outcome().winner().orElseThrow() == position.sideToMove();
      best = wins ? Value.WIN : Value.LOSS;
    } else {
      for (int move : position.legalMoves()) {
        Value value = value(position.playUnchecked(move), values).opposite();
        best = value == Value.WIN ? value : best;
      }
    }
    values.put(position, best);
    return best;
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "5x4", "5x5", "6x6", "7x6", "8x8"})
  void imagesHaveEqualKeysAndOutlooksAndOthersHaveOtherKeys(String variant) {
    Game game = talpa(variant);
    SolverGame solver = SolverGames.of(game).orElseThrow();
    RandomGenerator random = Seeds.random(SEED);
    Map<Long, Set<String>> orbits = new HashMap<>();
    for (int i = 0; i < 12; i++) {
      Position position = game.start(0);
      while (!position.outcome().isOver()) {
        Set<String> images = TalpaImages.of(position.format());
        long key = solver.line(position).key();
        int outlook = solver.line(position).outlook();
        Set<String> before = orbits.put(key, images);
        assertThat(before).isIn(null, images);
        for (String image : images) {
          if (TalpaImages.isPosition(game, image)) {
            SolverLine line = solver.line(game.parse(image));
            assertThat(line.key()).as(image).isEqualTo(key);
            assertThat(line.outlook()).as(image).isEqualTo(outlook);
          }
        }
        position = position.playUnchecked(position.moveAt(random.nextInt(position.countMoves())));
      }
    }
  }

  @Test
  void noPositionIsToldFromAHash() {
    SolverGame solver = SolverGames.of(talpa("7x6")).orElseThrow();
    assertThat(solver.hasExactKeys()).isFalse();
    SolverLine line = solver.line(solver.game().start(0));
    assertThatThrownBy(() -> line.set(line.key()))
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
