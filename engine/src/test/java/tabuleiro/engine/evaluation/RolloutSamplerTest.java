package tabuleiro.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.games.Games;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// What a careful random game is.
final class RolloutSamplerTest {
  static List<Game> boards() {
    return Games.representativeGames();
  }

  private static EvaluatedTrail line(Position position) {
    EvaluatorFactory expert = EvaluatorFactories.of(position.game().id().game());
    return expert.weightedTrail(position, expert.weights());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aGameIsLegalAndItsPointsAreThoseOfItsEnd(Game game) {
    for (long seed = 1; seed <= 20; seed++) {
      Position start = game.start(seed);
      EvaluatedTrail line = line(start);
      RolloutSampler rollout = new RolloutSampler(line, SeededRandom.of(seed));
      double points = rollout.play();
      assertThat(line.length()).isZero();
      assertThat(line.hash()).isEqualTo(start.hash());
      Position end = start;
      for (int i = 0; i < rollout.length(); i++) {
        end = end.play(rollout.move(i));
      }
      assertThat(points).as("seed %d", seed).isEqualTo(points(end, start.sideToMove()));
    }
  }

  /// The points of a side where a game has ended, or where the side to move wins at once.
  private static double points(Position end, Side side) {
    Outcome outcome = end.outcome();
    if (outcome.isOver()) {
      return outcome.isDraw() ? 0.5 : outcome.winner().orElseThrow() == side ? 1 : 0;
    }
    assertThat(line(end).hasImmediateWin()).isTrue();
    return end.sideToMove() == side ? 1 : 0;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void equalRandomNumbersPlayEqualGames(Game game) {
    Position start = game.start(3);
    RolloutSampler first = new RolloutSampler(line(start), SeededRandom.of(4));
    RolloutSampler second = new RolloutSampler(line(start), SeededRandom.of(4));
    for (int i = 0; i < 10; i++) {
      assertThat(first.play()).isEqualTo(second.play());
      assertThat(first.length()).isEqualTo(second.length());
    }
  }

  /// Where less than half of the moves lose at once, or let the other side win at once, such a move
  /// comes first in less than one game of 64; at random it would in many.
  @Test
  void movesThatLoseAtOnceAreDrawnAgain() {
    Game game = new TalpaFamily().game();
    int blunders = 0;
    int games = 0;
    double atRandom = 0;
    for (long seed = 1; seed <= 400; seed++) {
      Position position = late(game, seed);
      double share = position.outcome().isOver() ? 0 : blunders(position);
      if (share > 0 && share < 0.5 && !line(position).hasImmediateWin()) {
        RolloutSampler rollout = new RolloutSampler(line(position), SeededRandom.of(seed));
        rollout.play();
        games++;
        atRandom += share;
        blunders += isBlunder(position, rollout.move(0)) ? 1 : 0;
      }
    }
    assertThat(atRandom).as("of %d games", games).isGreaterThan(3);
    assertThat(blunders).as("of %d games", games).isLessThanOrEqualTo(games / 32);
  }

  private static Position late(Game game, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    Position position = game.start(seed);
    for (int i = 0; i < 26 && !position.outcome().isOver(); i++) {
      position =
          position.playUnchecked(
              position.moveAt(SeededRandom.nextBelow(random, position.countMoves())));
    }
    return position;
  }

  private static double blunders(Position position) {
    int blunders = 0;
    for (int i = 0; i < position.countMoves(); i++) {
      blunders += isBlunder(position, position.moveAt(i)) ? 1 : 0;
    }
    return blunders / (double) position.countMoves();
  }

  private static boolean isBlunder(Position position, int move) {
    Position after = position.play(move);
    if (after.outcome().isOver()) {
      return after.outcome().winner().orElseThrow() == after.sideToMove();
    }
    return line(after).hasImmediateWin();
  }
}
