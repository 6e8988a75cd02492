package tabuleiro.engine.jostle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.engine.knowledge.LineContract;
import tabuleiro.engine.knowledge.Texts;
import tabuleiro.games.jostle.Jostle;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.games.jostle.Layout;
import tabuleiro.rules.Side;

final class JostleExpertTest {
  private static final long SEED = 2010;

  private final Jostle jostle = new Jostle();
  private final JostleExpert expert = new JostleExpert();

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void coloursDoNotMatter(String variant) {
    LineContract.checkSymmetry(expert, jostle.game(variant), SEED, Texts::exchangedSides);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "8x8", "6x6"})
  void mirrorsDoNotChangeTheEvaluation(String variant) {
    JostleGame game = jostle.game(variant);
    LineContract.checkSymmetry(expert, game, SEED, Texts::acrossMirror);
    LineContract.checkSymmetry(expert, game, SEED, Texts::diagonalMirror);
  }

  /// A hexagon's rows have lengths of their own, but top and bottom are alike.
  @ParameterizedTest
  @ValueSource(strings = "hex")
  void theHexagonTurnsUpsideDown(String variant) {
    LineContract.checkSymmetry(expert, jostle.game(variant), SEED, Texts::upwardMirror);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10x10", "hex", "8x8", "6x6"})
  void termsAreThoseCountedOneByOne(String variant) {
    JostleGame game = jostle.game(variant);
    Random random = new Random(SEED);
    for (int i = 0; i < 5; i++) {
      JostlePosition position = game.start(1);
      while (!position.outcome().isOver()) {
        int[] terms = new int[expert.terms().size()];
        Arrays.fill(terms, 99);
        expert.line(position, expert.weights()).terms(terms);
        assertThat(terms)
            .as("%s %s, seed %d", variant, position.format(), SEED)
            .isEqualTo(counted(position));
        int move = position.moveAt(random.nextInt(position.countMoves()));
        position = position.playUnchecked(move);
      }
    }
  }

  private int[] counted(JostlePosition position) {
    String text = position.format();
    Side side = position.sideToMove();
    char waiting = side == Side.FIRST ? 'b' : 'r';
    JostlePosition passed = position.game().parse(text.substring(0, text.length() - 1) + waiting);
    int moves = position.countMoves() - passed.countMoves();
    int all = position.countMoves() + passed.countMoves();
    int percentOpen = 100 * all / (2 * position.game().maxMoves());
    int targets = targets(position) - targets(passed);
    int[] here = {
      1,
      percentOpen,
      moves,
      movers(position) - movers(passed),
      targets,
      targets * percentOpen,
      room(position, side) - room(position, side.other()),
      touched(position, side) - touched(position, side.other())
    };
    int[] elsewhere = new int[here.length];
    boolean isHexagon = position.game().id().variant().equals("hex");
    return isHexagon
        ? IntStream.concat(IntStream.of(elsewhere), IntStream.of(here)).toArray()
        : IntStream.concat(IntStream.of(here), IntStream.of(elsewhere)).toArray();
  }

  private static int movers(JostlePosition position) {
    return (int) Arrays.stream(position.legalMoves()).map(position::from).distinct().count();
  }

  private static int targets(JostlePosition position) {
    return (int) Arrays.stream(position.legalMoves()).map(position::to).distinct().count();
  }

  private static int room(JostlePosition position, Side side) {
    return cells(position, side)
        .map(cell -> count(position, cell, beside -> owner(position, beside).isEmpty()))
        .sum();
  }

  private static int touched(JostlePosition position, Side side) {
    Optional<Side> enemy = Optional.of(side.other());
    return (int)
        cells(position, side)
            .filter(cell -> count(position, cell, b -> owner(position, b).equals(enemy)) > 0)
            .count();
  }

  private static IntStream cells(JostlePosition position, Side side) {
    return IntStream.range(0, position.game().board().cellCount())
        .filter(cell -> owner(position, cell).equals(Optional.of(side)));
  }

  /// Returns how many neighbours of a cell are as asked for.
  private static int count(JostlePosition position, int cell, IntPredicate asked) {
    Layout layout = position.game().layout();
    return (int)
        layout.directions().stream()
            .mapToInt(shift -> layout.cell(layout.bit(cell) + shift))
            .filter(beside -> beside >= 0 && asked.test(beside))
            .count();
  }

  private static Optional<Side> owner(JostlePosition position, int cell) {
    int bit = position.game().layout().bit(cell);
    for (Side side : Side.values()) {
      long word = bit < Long.SIZE ? position.low(side) : position.high(side);
      if ((word >>> bit & 1) != 0) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}
