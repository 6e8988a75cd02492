package tabuleiro.solver.jostle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.solver.SolverTrail;
import tabuleiro.text.ResourceLines;

/// Compares the scores along random games with one neighbourhood after another, in the coordinates
/// of the board.
final class NeighbourhoodSumsTest {
  private record Vector(int x, int y) {
    Vector plus(Vector that) {
      return new Vector(x + that.x, y + that.y);
    }
  }

  /// The places of a neighbourhood, in the order of its text.
  private static final List<Vector> PLACES = places();

  private static List<Vector> places() {
    List<Vector> places = new ArrayList<>();
    for (int y = 1; y >= -1; y--) {
      for (int x = -1; x <= 1; x++) {
        places.add(new Vector(x, y));
      }
    }
    return places;
  }

  @ParameterizedTest
  @CsvSource({"6x6, square", "8x8, square", "10x10, square", "hex, hexagon"})
  void scoreIsThatOfTheCells(String variant, String shape) {
    JostleGame game = (JostleGame) Games.find("jostle").orElseThrow().game(variant);
    Map<String, Integer> weights = weights(shape);
    RandomGenerator random = SeededRandom.of(20261127);
    Position position = game.start(0);
    SolverTrail trail = JostleSolverGame.of(game).trail(position);
    while (!position.outcome().isOver()) {
      assertThat(trail.moveOrderScore())
          .as(position.toString())
          .isEqualTo(score((JostlePosition) position, game.layout(), weights));
      int move = position.moveAt(random.nextInt(position.countMoves()));
      position = position.playUnchecked(move);
      trail.play(move);
    }
  }

  /// Returns the weight of each neighbourhood and of all its images.
  private static Map<String, Integer> weights(String shape) {
    Map<String, Integer> weights = new HashMap<>();
    String resource = "neighbourhoods-" + shape + ".txt";
    for (String line : ResourceLines.read(NeighbourhoodWeights.class, resource)) {
      String[] fields = line.split(" ", -1);
      String signs = fields[0].replace("/", "");
      int weight = Integer.parseInt(fields[1]);
      weights.put(signs, weight);
      for (int turn = 0; turn < 4 && signs.length() == PLACES.size(); turn++) {
        signs = image(signs, vector -> new Vector(-vector.y, vector.x));
        weights.put(signs, weight);
        weights.put(image(signs, vector -> new Vector(-vector.x, vector.y)), weight);
      }
    }
    return weights;
  }

  private static String image(String signs, UnaryOperator<Vector> map) {
    StringBuilder image = new StringBuilder();
    PLACES.forEach(place -> image.append(signs.charAt(PLACES.indexOf(map.apply(place)))));
    return image.toString();
  }

  private static int score(
      JostlePosition position, BitboardLayout layout, Map<String, Integer> weights) {
    Map<Vector, Character> cells = cells(position, layout);
    int score = 0;
    for (Vector cell : cells.keySet()) {
      StringBuilder signs = new StringBuilder();
      PLACES.forEach(place -> signs.append(cells.getOrDefault(cell.plus(place), '#')));
      score += weights.getOrDefault(signs.toString(), 0);
    }
    Set<Integer> movers = new HashSet<>();
    Set<Integer> targets = new HashSet<>();
    for (int move : position.legalMoves()) {
      movers.add(JostleMoveCodes.from(layout, move));
      targets.add(JostleMoveCodes.to(layout, move));
    }
    return score
        + Objects.requireNonNull(weights.get("movers")) * movers.size()
        + Objects.requireNonNull(weights.get("targets")) * targets.size();
  }

  /// Returns the sign of each cell of the board, as the side to move sees it.
  private static Map<Vector, Character> cells(JostlePosition position, BitboardLayout layout) {
    Board board = layout.board();
    Map<Vector, Character> cells = new HashMap<>();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      char sign = '.';
      for (Side side : Side.values()) {
        if (hasChecker(position, side, layout.bitOf(cell))) {
          sign = side == position.sideToMove() ? 'x' : 'o';
        }
      }
      cells.put(new Vector(board.column(cell), board.row(cell)), sign);
    }
    return cells;
  }

  private static boolean hasChecker(JostlePosition position, Side side, int bit) {
    long word = bit < Long.SIZE ? position.lowBits(side) : position.highBits(side);
    return (word >>> bit & 1) != 0;
  }
}
