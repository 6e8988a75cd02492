package tabuleiro.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.UnaryOperator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// What every expert's lines promise, checked along random games.
public final class LineContract {
  private LineContract() {}

  /// Walks to and fro: a line knows the position that it has come to as a fresh line does, and
  /// ranks all its moves.
  public static void check(Expert expert, Game game, long seed, int games) {
    Weights weights = expert.weights();
    assertThat(weights.terms()).isEqualTo(expert.terms());
    Random random = new Random(seed);
    for (int i = 0; i < games; i++) {
      Position start = game.start(1);
      WeightedLine line = expert.line(start, weights);
      Line standing = expert.standingLine(start);
      while (!line.trail().outcome().isOver()) {
        Position position = line.trail().position();
        String about = "%s %s, seed %d".formatted(game.id(), position.format(), seed);
        wander(line, random);
        wander(standing, random);
        assertThat(line.trail().hash()).as(about).isEqualTo(position.hash());
        assertThat(line.evaluate()).as(about).isEqualTo(expert.line(position, weights).evaluate());
        assertThat(standing.evaluate())
            .as(about)
            .isEqualTo(expert.standingLine(position).evaluate());
        int[] ranks = ranks(line, position);
        assertThat(ranks).as(about).isEqualTo(ranks(standing, position));
        assertThat(Arrays.stream(ranks)).as(about).allMatch(rank -> Math.abs(rank) <= 100_000);
        int move = position.moveAt(random.nextInt(position.countMoves()));
        line.play(move);
        standing.play(move);
      }
    }
  }

  /// Plays up to three moves, judging on the way, and takes them back.
  private static void wander(Line line, Random random) {
    int played = 0;
    while (played < 3 && !line.trail().outcome().isOver()) {
      ranks(line, line.trail().position());
      line.play(line.trail().moveAt(random.nextInt(line.trail().countMoves())));
      played++;
    }
    if (!line.trail().outcome().isOver()) {
      line.evaluate();
    }
    for (int i = 0; i < played; i++) {
      line.undo();
    }
  }

  /// Returns the ranks of all moves; a place that is not filled is out of bounds.
  private static int[] ranks(Line line, Position position) {
    int[] moves = new int[position.countMoves() + 3];
    int[] ranks = new int[moves.length];
    Arrays.fill(ranks, Integer.MIN_VALUE);
    int to = position.generateMoves(moves, 2);
    line.rank(moves, 2, to, ranks);
    assertThat(ranks[1]).isEqualTo(Integer.MIN_VALUE);
    assertThat(ranks[to]).isEqualTo(Integer.MIN_VALUE);
    return Arrays.copyOfRange(ranks, 2, to);
  }

  /// Checks that the evaluation is the same after a symmetry of the game.
  ///
  /// @param symmetry of position texts
  public static void checkSymmetry(
      Expert expert, Game game, long seed, int games, UnaryOperator<String> symmetry) {
    Random random = new Random(seed);
    for (int i = 0; i < games; i++) {
      Position position = game.start(1);
      while (!position.outcome().isOver()) {
        Position image = game.parse(symmetry.apply(position.format()));
        assertThat(expert.line(image, expert.weights()).evaluate())
            .as("%s %s, seed %d", game.id(), position.format(), seed)
            .isEqualTo(expert.line(position, expert.weights()).evaluate());
        assertThat(expert.standingLine(image).evaluate())
            .as("standing: %s %s, seed %d", game.id(), position.format(), seed)
            .isEqualTo(expert.standingLine(position).evaluate());
        position = position.playUnchecked(position.moveAt(random.nextInt(position.countMoves())));
      }
    }
  }
}
