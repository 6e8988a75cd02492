package tabuleiro.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.games.talpa.Talpa;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.play.players.Turn;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

/// Plain UCT in every game.
final class UctTest {
  private static final int WINS_IN_ONE = 3;

  static List<Game> boards() {
    return Games.boards();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void winsInOne(Game game) {
    int found = 0;
    for (long seed = 1; found < WINS_IN_ONE; seed++) {
      Optional<Position> position = beforeTheEnd(game, seed);
      if (position.isPresent()) {
        Position before = position.get();
        Limits limits = Limits.ofNodes(6L * before.countMoves() + 500);
        int move = new Uct().chooseMove(turn(before, limits, seed));
        assertThat(before.play(move).outcome().winner())
            .as("seed %d, position %s, move %s", seed, before.format(), before.formatMove(move))
            .contains(before.sideToMove());
        found++;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void sameSeedSameMove(Game game) {
    Position start = game.start(3);
    for (long seed = 1; seed <= 3; seed++) {
      Limits limits = Limits.ofNodes(40);
      int move = new Uct().chooseMove(turn(start, limits, seed));
      int again = new Uct().chooseMove(turn(start, limits, seed));
      assertThat(again).isEqualTo(move);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void answersAtOnceWhenStopped(Game game) {
    Position start = game.start(3);
    Stop stop = new Stop();
    stop.request();
    List<Thought> heard = new ArrayList<>();
    int move =
        new Uct().chooseMove(new Turn(start, Limits.NONE, Seeds.random(1), stop, heard::add));
    assertThat(start.isLegal(move)).isTrue();
    assertThat(heard).extracting(Thought::nodes).containsExactly(1L);
  }

  @Test
  void keepsToTheNodesAndTellsWhatItSees() {
    Position start = new Talpa().game().start(1);
    List<Thought> heard = new ArrayList<>();
    int move =
        new Uct()
            .chooseMove(
                new Turn(start, Limits.ofNodes(3000), Seeds.random(1), new Stop(), heard::add));
    assertThat(heard).extracting(Thought::nodes).containsExactly(1024L, 2048L, 3000L);
    assertThat(heard.getLast().move()).isEqualTo(move);
    Position end = start;
    for (int next : heard.getLast().moves()) {
      end = end.play(next);
    }
  }

  private static Turn turn(Position position, Limits limits, long seed) {
    return Turn.of(position, limits, Seeds.random(seed));
  }

  /// Returns the last position of a random game before the side to move won it.
  private static Optional<Position> beforeTheEnd(Game game, long seed) {
    RandomGenerator random = Seeds.random(seed);
    Position before = game.start(seed);
    Position after = before;
    while (!after.outcome().isOver()) {
      before = after;
      after = before.playUnchecked(before.moveAt(Seeds.below(random, before.countMoves())));
    }
    boolean hasWon = after.outcome().winner().equals(Optional.of(before.sideToMove()));
    return hasWon ? Optional.of(before) : Optional.empty();
  }
}
