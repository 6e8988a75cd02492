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
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Plain UCT in every game.
final class UctPlayerTest {
  private static final int WINS_IN_ONE = 3;

  static List<Game> boards() {
    return Games.representativeGames();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void winsInOne(Game game) {
    int found = 0;
    for (long seed = 1; found < WINS_IN_ONE; seed++) {
      Optional<Position> position = beforeTheEnd(game, seed);
      if (position.isPresent()) {
        Position before = position.get();
        MoveLimits limits = MoveLimits.ofNodes(6L * before.countMoves() + 500);
        int move = new UctPlayer().chooseMove(request(before, limits, seed));
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
      MoveLimits limits = MoveLimits.ofNodes(40);
      int move = new UctPlayer().chooseMove(request(start, limits, seed));
      int again = new UctPlayer().chooseMove(request(start, limits, seed));
      assertThat(again).isEqualTo(move);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void answersImmediatelyWhenStopped(Game game) {
    Position start = game.start(3);
    StopSignal stop = new StopSignal();
    stop.request();
    List<SearchInfo> received = new ArrayList<>();
    int move =
        new UctPlayer()
            .chooseMove(
                new MoveRequest(start, MoveLimits.NONE, SeededRandom.of(1), stop, received::add));
    assertThat(start.isLegal(move)).isTrue();
    assertThat(received).extracting(SearchInfo::nodes).containsExactly(1L);
  }

  @Test
  void keepsTheNodeLimitAndReportsProgress() {
    Position start = new TalpaFamily().game().start(1);
    List<SearchInfo> received = new ArrayList<>();
    int move =
        new UctPlayer()
            .chooseMove(
                new MoveRequest(
                    start,
                    MoveLimits.ofNodes(3000),
                    SeededRandom.of(1),
                    new StopSignal(),
                    received::add));
    assertThat(received).extracting(SearchInfo::nodes).containsExactly(1024L, 2048L, 3000L);
    assertThat(received.getLast().firstMove()).isEqualTo(move);
    Position end = start;
    for (int next : received.getLast().moves()) {
      end = end.play(next);
    }
  }

  private static MoveRequest request(Position position, MoveLimits limits, long seed) {
    return MoveRequest.of(position, limits, SeededRandom.of(seed));
  }

  /// Returns the last position of a random game before the side to move won it.
  private static Optional<Position> beforeTheEnd(Game game, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    Position before = game.start(seed);
    Position after = before;
    while (!after.outcome().isOver()) {
      before = after;
      after = before.playUnchecked(Playout.randomMove(before, random));
    }
    boolean hasWon = after.outcome().winner().equals(Optional.of(before.sideToMove()));
    return hasWon ? Optional.of(before) : Optional.empty();
  }
}
