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
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// The random games of rollouts.
final class RolloutSamplerTest {
  static List<Game> boards() {
    return Games.representativeGames();
  }

  private static EvaluatedTrail trail(Position position) {
    EvaluatorFactory factory = EvaluatorFactories.of(position.game().id().game());
    return factory.weightedTrail(position, factory.weights());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void gameIsLegalAndItsPointsAreThoseOfItsEnd(Game game) {
    for (long seed = 1; seed <= 20; seed++) {
      Position start = game.start(seed);
      EvaluatedTrail trail = trail(start);
      RolloutSampler rollout = new RolloutSampler(trail, SeededRandom.of(seed));
      double points = rollout.play();
      assertThat(trail.length()).isZero();
      assertThat(trail.hash()).isEqualTo(start.hash());
      Position end = start;
      for (int i = 0; i < rollout.length(); i++) {
        end = end.play(rollout.move(i));
      }
      assertThat(points).as("seed %d", seed).isEqualTo(points(end, start.sideToMove()));
    }
  }

  /// Returns the points of a side where a game is over, or where the side to move wins immediately.
  private static double points(Position end, Side side) {
    Outcome outcome = end.outcome();
    if (outcome.isOver()) {
      return outcome.isDraw() ? 0.5 : outcome.winner().orElseThrow() == side ? 1 : 0;
    }
    assertThat(trail(end).hasImmediateWin()).isTrue();
    return end.sideToMove() == side ? 1 : 0;
  }

  @ParameterizedTest
  @MethodSource("boards")
  void equalRandomNumbersPlayEqualGames(Game game) {
    Position start = game.start(3);
    RolloutSampler first = new RolloutSampler(trail(start), SeededRandom.of(4));
    RolloutSampler second = new RolloutSampler(trail(start), SeededRandom.of(4));
    for (int i = 0; i < 10; i++) {
      assertThat(first.play()).isEqualTo(second.play());
      assertThat(first.length()).isEqualTo(second.length());
    }
  }

  /// Where less than half of the moves lose immediately, or let the opponent win immediately, such
  /// a move is played first in less than one game of 64; at random it would be in many.
  @Test
  void movesThatLoseImmediatelyAreRedrawn() {
    Game game = new TalpaFamily().game();
    int blunders = 0;
    int games = 0;
    double atRandom = 0;
    for (long seed = 1; seed <= 400; seed++) {
      Position position = late(game, seed);
      double share = position.outcome().isOver() ? 0 : blunders(position);
      if (share > 0 && share < 0.5 && !trail(position).hasImmediateWin()) {
        RolloutSampler rollout = new RolloutSampler(trail(position), SeededRandom.of(seed));
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
    position = Playout.play(position, random, 26);
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
    return trail(after).hasImmediateWin();
  }
}
